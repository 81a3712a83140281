import { anyWindow } from '@virida/shared/products/project/testing/any-window'
import { projectCode } from '@virida/shared/products/project/project-code'
import fc from 'fast-check'
import { jobFile, readJobFile, readJobLink } from './job-file'

const listed = fc.array(anyWindow, { minLength: 1, maxLength: 6 }).map((windows) => ({
  name: 'Hillside',
  windows: windows.map((window, at) => ({ ...window, id: `w${at}` })),
}))

it('gives the saved job back', async () => {
  await fc.assert(
    fc.asyncProperty(listed, async (project) => {
      expect(await readJobFile(new Blob([jobFile(project)]))).toEqual(project)
    }),
    { numRuns: 40 },
  )
})

const damaged = JSON.stringify({
  version: 2,
  name: '',
  windows: [{ design: 'PSH1-36x60', room: '', quantity: 1, notes: '' }, { quantity: 0 }],
})

it.each([
  ['an empty file', '', 'NOT_A_JOB'],
  ['a text', 'Mark,Room', 'NOT_A_JOB'],
  ['a file with a row that cannot be read', damaged, 'DAMAGED'],
  ['a file that is too large', 'x'.repeat(5_000_001), 'TOO_LARGE'],
])('refuses %s', async (_, text, code) => {
  await expect(readJobFile(new Blob([text]))).rejects.toMatchObject({ name: 'JobFileError', code })
})

it('refuses a file that was deleted after it was chosen', async () => {
  const file = new Blob(['{}'])
  file.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  await expect(readJobFile(file)).rejects.toMatchObject({ name: 'JobFileError', code: 'UNREADABLE' })
})

it('reads the job of a link', async () => {
  const project = { name: 'Hillside', windows: [{ design: 'PSH1-36x60', room: '', quantity: 1, notes: '' }] }
  const link = `https://virida.example/my-project#project=${await projectCode(project)}`
  expect(await readJobLink(link)).toEqual(project)
  await expect(readJobLink(link.slice(0, -9))).rejects.toMatchObject({ code: 'BROKEN_LINK' })
  await expect(readJobLink('https://virida.example')).rejects.toMatchObject({ code: 'NOT_A_LINK' })
})
