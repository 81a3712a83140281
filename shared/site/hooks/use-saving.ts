import { useState } from 'react'
import { download } from '../files/download'

/** What a visitor reads while a file is made, and after it. */
type SavingMessages = { working: string; saved: (name: string) => string; failed: string }

/** A file with what the visitor should know about it, such as that a part of it is missing. */
export type NotedFile = { bytes: Uint8Array; note: string }

/**
 * Makes a file and downloads it. Show `message` in an element with `role="status"`, so that screen readers announce it.
 * @returns `save` never rejects: what went wrong is reported, and `message` says that it failed.
 */
export function useSaving({ working, saved, failed }: SavingMessages) {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async (name: string, type: string, make: () => Promise<Uint8Array | string | NotedFile>) => {
    setBusy(true)
    setMessage(working)
    try {
      const made = await make()
      const { bytes, note } =
        made instanceof Uint8Array || typeof made === 'string' ? { bytes: made, note: '' } : made
      download(name, type, bytes as BlobPart)
      setMessage([saved(name), note].filter(Boolean).join(' '))
    } catch (error) {
      reportError(error)
      setMessage(failed)
    }
    setBusy(false)
  }
  return { message, isBusy, save }
}
