import { act, renderHook, waitFor } from '@testing-library/react'
import type { PreparedFile } from './prepare-file'
import { useAttachments } from './use-attachments'

const photo = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

/** Files that are prepared only when the test says so. */
function open() {
  const waiting: (() => void)[] = []
  const prepare = (file: File) =>
    new Promise<PreparedFile>((resolve) => {
      waiting.push(() => resolve({ file: photo(`small-${file.name}`) }))
    })
  const { result } = renderHook(() => useAttachments(prepare))
  const finishNext = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    await act(() => Promise.resolve(waiting.shift()?.()))
  }
  return { result, finishNext }
}

it('also waits for a file that is added while the form waits for the others', async () => {
  const { result, finishNext } = open()
  act(() => result.current.add([photo('a.jpg')]))
  const settled = result.current.settle()
  act(() => result.current.add([photo('b.jpg')]))
  await finishNext()
  await finishNext()
  expect((await settled)?.map(({ name }) => name)).toEqual(['small-a.jpg', 'small-b.jpg'])
})
