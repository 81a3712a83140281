import { useState } from 'react'
import { focusSoon } from '../focus-soon'

/** What a visitor reads while the code of a panel is loaded, and if it cannot be loaded. */
type Words = { loading: string; failed: string }

/**
 * A part of the page whose code is loaded when it is opened. `panel` is its module while it is open. Show the messages in
 * an element with `role="status"`, so that screen readers announce them.
 * @param titleId Id of the title of the panel. It takes the focus when the visitor opens a panel that is already open.
 */
export function usePanel<Panel extends object>(
  load: () => Promise<Panel>,
  { loading, failed }: Words,
  onMessage: (message: string) => void,
  titleId?: string,
) {
  const [panel, setPanel] = useState<Panel>()
  const open = () => {
    if (panel && titleId) {
      document.getElementById(titleId)?.focus()
      return
    }
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
    if (focusNext) focusSoon(focusNext)
  }
  return { panel, open, close }
}
