import fc from 'fast-check'
import { checkFiles, filesToLeaveOut, type FileToSend } from './check-files'
import { limits } from './limits'

const file = (size: number, refused?: FileToSend['refused'], name = 'a.jpg'): FileToSend => ({
  name,
  size,
  refused,
})

it('accepts files within the limits', () => {
  expect(checkFiles([file(1), file(limits.totalBytes - limits.fileBytes), file(1000)])).toEqual([])
})

it.each([
  ['a document', [file(1, 'unknown')], [{ code: 'file_refused', reason: 'unknown', name: 'a.jpg' }]],
  ['a drawing with scripts', [file(1, 'svg')], [{ code: 'file_refused', reason: 'svg', name: 'a.jpg' }]],
  ['an empty file', [file(0, 'unknown')], [{ code: 'file_empty', name: 'a.jpg' }]],
  [
    'a file over its limit',
    [file(limits.fileBytes + 1)],
    [{ code: 'file_too_large', limit: limits.fileBytes, name: 'a.jpg' }],
  ],
  [
    'files over their limit together',
    [file(limits.fileBytes), file(limits.fileBytes)],
    [{ code: 'files_too_large', limit: limits.totalBytes }],
  ],
  ['too many files', Array<FileToSend>(11).fill(file(1)), [{ code: 'too_many_files', limit: limits.files }]],
])('reports the problem with %s', (_, files, problems) => {
  expect(checkFiles(files)).toEqual(problems)
})

it('leaves out the largest file when the files are too large together', () => {
  const clip = file(limits.fileBytes, undefined, 'clip.mp4')
  expect(filesToLeaveOut([file(1000), clip, file(limits.totalBytes / 2)])).toEqual([clip])
})

it('leaves out what cannot be sent, and nothing else', () => {
  const svg = file(1, 'svg', 'plan.svg')
  expect(filesToLeaveOut([file(1000), svg])).toEqual([svg])
})

it('always leaves files that may be sent', () => {
  const anyFile = fc.record({
    name: fc.constant('a.jpg'),
    size: fc.nat({ max: limits.fileBytes + 1 }),
    refused: fc.option(fc.constant('unknown' as const), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(anyFile, { maxLength: 14 }), (files) => {
      const left = filesToLeaveOut(files)
      expect(checkFiles(files.filter((one) => !left.includes(one)))).toEqual([])
      if (checkFiles(files).length === 0) expect(left).toEqual([])
    }),
  )
})
