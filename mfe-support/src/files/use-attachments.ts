import { checkFiles, type FileProblem } from '@virida/shared/enquiry'
import { useCallback, useRef, useState } from 'react'
import { reduceImage } from './reduce-image'

export type AttachedFile = {
  id: number
  /** The file as it is sent; while it is being prepared, as it was chosen. */
  file: File
  /** Bytes of the file as it was chosen. */
  chosenSize: number
  preparing: boolean
}

export type Attachments = {
  items: readonly AttachedFile[]
  /** Why the service would refuse them; nothing while they may be sent. */
  problems: readonly FileProblem[]
  preparing: boolean
  add: (files: readonly File[]) => void
  remove: (id: number) => void
  clear: () => void
}

/** The photos and videos of a request. Photos are made smaller as they are chosen, once, so that a retry sends the same bytes. */
export function useAttachments(reduce: (file: File) => Promise<File> = reduceImage): Attachments {
  const [items, setItems] = useState<readonly AttachedFile[]>([])
  const ids = useRef(0)
  // One after the other: ten decoded photos at once are half a gigabyte.
  const queue = useRef(Promise.resolve())

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({
        ...{ id: ++ids.current, file, chosenSize: file.size },
        preparing: file.type.startsWith('image/'),
      }))
      setItems((before) => [...before, ...added])
      for (const { id, file, preparing } of added) {
        if (!preparing) continue
        queue.current = queue.current.then(async () => {
          const reduced = await reduce(file).catch(() => file)
          setItems((all) =>
            all.map((item) => (item.id === id ? { ...item, file: reduced, preparing: false } : item)),
          )
        })
      }
    },
    [reduce],
  )
  const remove = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), [])
  const clear = useCallback(() => setItems([]), [])

  const preparing = items.some((item) => item.preparing)
  const problems = checkFiles(items.filter((item) => !item.preparing).map(({ file }) => file))
  return { items, problems, preparing, add, remove, clear }
}
