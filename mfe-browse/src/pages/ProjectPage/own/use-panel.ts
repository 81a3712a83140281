import { useState } from 'react'

type Words = { loading: string; failed: string }

/** A part of the page whose code is loaded when it is opened. `panel` is its module while it is open. */
export function usePanel<Panel extends object>(
  load: () => Promise<Panel>,
  { loading, failed }: Words,
  onMessage: (message: string) => void,
) {
  const [panel, setPanel] = useState<Panel>()
  const open = () => {
    onMessage(loading)
    load().then(
      (module) => {
        onMessage('')
        setPanel(module)
      },
      (error: unknown) => {
        reportError(error)
        onMessage(failed)
      },
    )
  }
  const close = (focusNext?: string) => {
    setPanel(undefined)
    if (focusNext) requestAnimationFrame(() => document.getElementById(focusNext)?.focus())
  }
  return { panel, open, close }
}
