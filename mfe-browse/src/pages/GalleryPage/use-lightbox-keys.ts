import { useNavigate } from '@virida/shared/router'
import type { KeyboardEvent } from 'react'

type Key = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

/** Keys that lead to other pictures. They take the place of the present one in the history: Back closes. */
export function useLightboxKeys(hrefs: Readonly<Record<Key, string>>) {
  const navigate = useNavigate()
  const goTo = (href: string) => void navigate(href, { replace: true, preventScrollReset: true })
  const onKeyDown = (event: KeyboardEvent) => {
    const isKey = (key: string): key is Key => key in hrefs
    if (!isKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(hrefs[event.key])
  }
  return { onKeyDown, goTo }
}
