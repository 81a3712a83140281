import { checkFiles } from './check-files'
import { limits } from './limits'

const photo = (size: number, type = 'image/jpeg', name = 'a.jpg') => ({ name, size, type })

it('accepts photos and videos', () => {
  expect(
    checkFiles([photo(1), photo(limits.totalBytes - limits.fileBytes, 'video/mp4'), photo(1000)]),
  ).toEqual([])
})

it.each([
  ['a document', [photo(1, 'application/pdf')], [{ code: 'file_type', name: 'a.jpg' }]],
  ['a drawing with scripts', [photo(1, 'image/svg+xml')], [{ code: 'file_type', name: 'a.jpg' }]],
  ['an empty file', [photo(0)], [{ code: 'file_empty', name: 'a.jpg' }]],
  [
    'a file over its limit',
    [photo(limits.fileBytes + 1)],
    [{ code: 'file_too_large', limit: limits.fileBytes, name: 'a.jpg' }],
  ],
  [
    'files over their limit together',
    [photo(limits.fileBytes), photo(limits.fileBytes)],
    [{ code: 'files_too_large', limit: limits.totalBytes }],
  ],
  [
    'too many files',
    Array<ReturnType<typeof photo>>(11).fill(photo(1)),
    [{ code: 'too_many_files', limit: limits.files }],
  ],
])('reports the problem with %s', (_, files, problems) => {
  expect(checkFiles(files)).toEqual(problems)
})
