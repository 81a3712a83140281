import { useState } from 'react'
import { download } from '../files/download'

/** What a visitor reads while a file is made, and after it. */
type SavingMessages = { working: string; saved: (name: string) => string; failed: string }

/**
 * Makes a file and downloads it. Show `message` in an element with `role="status"`, so that screen readers announce it.
 * @returns `save` never rejects: what went wrong is reported, and `message` says that it failed.
 */
export function useSaving({ working, saved, failed }: SavingMessages) {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async (name: string, type: string, make: () => Promise<Uint8Array | string>) => {
    setBusy(true)
    setMessage(working)
    try {
      download(name, type, (await make()) as BlobPart)
      setMessage(saved(name))
    } catch (error) {
      reportError(error)
      setMessage(failed)
    }
    setBusy(false)
  }
  return { message, isBusy, save }
}
