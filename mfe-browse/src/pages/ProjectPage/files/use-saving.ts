import { download } from '@virida/shared/site/files/download'
import { useState } from 'react'
import { filesContent } from './content'

const { sheet: content } = filesContent

/** Makes a file and downloads it. `message` says how it went. */
export function useSaving() {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async (name: string, type: string, make: () => Promise<Uint8Array>) => {
    setBusy(true)
    setMessage(content.working)
    try {
      download(name, type, (await make()) as BlobPart)
      setMessage(content.saved(name))
    } catch (error) {
      reportError(error)
      setMessage(content.failed)
    }
    setBusy(false)
  }
  return { message, isBusy, save }
}
