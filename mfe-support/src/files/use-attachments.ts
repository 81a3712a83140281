import { checkFiles, type FileProblem } from '@virida/shared/platform/enquiry/check-files'
import { useCallback, useRef, useState } from 'react'
import { reduceImage } from './reduce-image'

export type AttachedFile = {
  id: number
  /** The file to send. Until it is prepared, the file that was chosen. */
  file: File
  /** Size of the chosen file in bytes. */
  chosenSize: number
  preparing: boolean
}

export type Attachments = {
  items: readonly AttachedFile[]
  /** Reasons why the service would refuse the files; empty if there is none. */
  problems: readonly FileProblem[]
  preparing: boolean
  add: (files: readonly File[]) => void
  remove: (id: number) => void
  clear: () => void
}

/** The photos and videos of a request. Photos are made smaller once, when they are chosen: a retry sends the same bytes. */
export function useAttachments(reduce: (file: File) => Promise<File> = reduceImage): Attachments {
  const [items, setItems] = useState<readonly AttachedFile[]>([])
  const ids = useRef(0)
  // One photo at a time: ten decoded photos take half a gigabyte of memory.
  const queue = useRef(Promise.resolve())

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({
        id: ++ids.current,
        file,
        chosenSize: file.size,
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
