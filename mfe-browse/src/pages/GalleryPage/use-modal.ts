import { useLayoutEffect, useRef } from 'react'
import type { RefObject, SyntheticEvent } from 'react'

/** For the dialog. */
export type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * Makes a dialog that is rendered open a modal one: the browser keeps the focus in it and gives it back. Escape
 * calls `close`, which is expected to take the dialog out of the page.
 */
export function useModal(close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // As it was rendered it is open without being modal; only a closed one can be made so.
    dialog.open = false
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      close()
    },
    // A browser that will not be prevented has closed it already.
    onClose: ({ currentTarget }) => {
      if (currentTarget.isConnected && !currentTarget.open) close()
    },
  }
}
