import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react'

/** Props of the dialog element. */
export type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * Makes a rendered dialog modal, also one that the server rendered as open, so that the browser keeps the focus in it and returns it
 * afterwards.
 * @param close Called on Escape. It must remove the dialog from the page.
 */
export function useModal(close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // `showModal` throws if the dialog is open already.
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
    // Some browsers close the dialog on a second Escape in spite of `preventDefault`.
    onClose: ({ currentTarget }) => {
      if (currentTarget.isConnected && !currentTarget.open) close()
    },
  }
}
