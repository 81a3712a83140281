import { useLocation, useNavigate } from '@virida/shared/router'
import { useEffect, useState } from 'react'

/** From here on the map stands beside the list (specification, visitor actions 1). */
const desktop = '(width >= 1024px)'

/**
 * Whether the map's sheet is open: an entry of the browser's history, so that the back button closes it and the
 * page below it stands where it was.
 */
export function useMapSheet() {
  const { state, search } = useLocation() as { state: unknown; search: string }
  const navigate = useNavigate()
  const isAsked = (state as { sheet?: unknown } | null)?.sheet === 'map'
  const [isPhone, setIsPhone] = useState(false)

  useEffect(() => {
    const query = window.matchMedia(desktop)
    const follow = () => setIsPhone(!query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  const open = () => void navigate({ search }, { state: { sheet: 'map' }, preventScrollReset: true })
  const close = () => void navigate(-1)
  return { isOpen: isAsked && isPhone, isPhone, open, close }
}
