import { useLocation, useNavigate } from '@virida/shared/router'
import { useEffect, useState } from 'react'

/** The width from which the map is beside the list (R-ROUTE-20). */
const desktop = '(width >= 1024px)'

/**
 * Opens and closes the map sheet. The open sheet is an entry of the browser's history, so the back button closes it
 * and the page below keeps its scroll position.
 */
export function useMapSheet() {
  const { state, search } = useLocation() as { state: unknown; search: string }
  const navigate = useNavigate()
  const isRequested = (state as { sheet?: unknown } | null)?.sheet === 'map'
  const [isPhone, setIsPhone] = useState(false)

  useEffect(() => {
    const query = window.matchMedia(desktop)
    const update = () => setIsPhone(!query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])

  const open = () => void navigate({ search }, { state: { sheet: 'map' }, preventScrollReset: true })
  const close = () => void navigate(-1)
  return { isOpen: isRequested && isPhone, isPhone, open, close }
}
