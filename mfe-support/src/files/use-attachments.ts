import { checkFiles, filesToLeaveOut, type FileProblem } from '@virida/shared/platform/enquiry/check-files'
import { useCallback, useRef, useState } from 'react'
import { useAfterPress } from '../hooks/use-after-press'
import type { PreparedFile } from './prepare-file'

export type AttachedFile = PreparedFile & {
  id: number
  /** Size of the chosen file in bytes. */
  chosenSize: number
  /** While it is true, `file` is the file as it was chosen. */
  preparing: boolean
}

export type Attachments = {
  items: readonly AttachedFile[]
  /** Reasons why the service would refuse the files; empty if there is none. */
  problems: readonly FileProblem[]
  /** The fewest files to leave out so that the others can be sent. */
  tooMuch: readonly AttachedFile[]
  /** Waits until all files are prepared. @returns the files to send, or nothing when there is a problem. */
  settle: () => Promise<readonly File[] | undefined>
  add: (files: readonly File[]) => void
  remove: (...ids: number[]) => void
  clear: () => void
}

/** Reading formats takes a library, so its code is loaded when the first file is chosen. */
const loadAndPrepare = async (file: File): Promise<PreparedFile> => {
  try {
    const { prepareFile } = await import(/* webpackChunkName: "files" */ './prepare-file')
    return await prepareFile(file)
  } catch {
    // The code could not be loaded, or it failed. A photo may still contain its position, so the file must not be sent.
    return { file, refused: 'unchecked' }
  }
}

/**
 * The photos and videos of a request. Each file is checked, and each photo made smaller, once, when it is chosen: a retry
 * sends the same bytes.
 */
export function useAttachments(prepare: (file: File) => Promise<PreparedFile> = loadAndPrepare): Attachments {
  const [items, setItems] = useState<readonly AttachedFile[]>([])
  // The same list, for code that waits longer than one rendering.
  const latest = useRef(items)
  const ids = useRef(0)
  // One photo at a time: ten decoded photos take half a gigabyte of memory.
  const queue = useRef(Promise.resolve())
  const afterPress = useAfterPress()

  const change = useCallback((next: (all: readonly AttachedFile[]) => readonly AttachedFile[]) => {
    latest.current = next(latest.current)
    setItems(latest.current)
  }, [])

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ id: ++ids.current, file, chosenSize: file.size, preparing: true }))
      change((before) => [...before, ...added])
      for (const { id, file } of added) {
        queue.current = queue.current.then(async () => {
          const prepared = await prepare(file)
          const settled = (item: AttachedFile) => ({ ...item, ...prepared, preparing: false })
          await afterPress(() => change((all) => all.map((item) => (item.id === id ? settled(item) : item))))
        })
      }
    },
    [prepare, afterPress, change],
  )
  const remove = useCallback(
    (...gone: number[]) => change((all) => all.filter(({ id }) => !gone.includes(id))),
    [change],
  )
  const clear = useCallback(() => change(() => []), [change])

  const settle = useCallback(async () => {
    // More files can be added during the wait.
    while (latest.current.some(({ preparing }) => preparing)) await queue.current
    const files = latest.current.map(toSend)
    return checkFiles(files).length ? undefined : files.map(({ item }) => item.file)
  }, [])

  const ready = items.filter((item) => !item.preparing).map(toSend)
  const problems = checkFiles(ready)
  const tooMuch = filesToLeaveOut(ready).map(({ item }) => item)
  return { items, problems, tooMuch, settle, add, remove, clear }
}

const toSend = (item: AttachedFile) => ({
  item,
  name: item.file.name,
  size: item.file.size,
  refused: item.refused,
})
