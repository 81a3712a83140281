import { describeWindows } from '@virida/shared/products/project/describe-window'
import { documentFonts } from '@virida/shared/site/paper/fonts'
import { strFromU8, unzipSync } from 'fflate'
import { readJobFile } from './job-file'
import { jobZip } from './save-files'

const rows = [
  { design: 'PSH1-36x60', room: '=SUM(A1)', quantity: 2, notes: '' },
  { design: 'VCA1-28x54-XR-BK', room: 'Den', quantity: 1, notes: '' },
  { design: 'PSH1-36x60', room: 'Bath', quantity: 1, notes: '' },
].map((row, at) => ({ ...row, id: `w${at}` }))

it('packs the sheets, the schedule, the job and the drawings of each type', async () => {
  const project = { name: 'Hillside', windows: rows }
  const job = { name: 'Hillside', windows: await describeWindows(project), link: undefined }
  const files = unzipSync(await jobZip(job, project, 'letter', documentFonts()))
  const drawings = ['PSH1-36x60', 'VCA1-28x54-XR-BK'].flatMap((code) =>
    ['dxf', 'svg', 'pdf'].map((format) => `types/${code}.${format}`),
  )
  expect(Object.keys(files).sort()).toEqual(
    ['house-sheet.pdf', 'schedule.csv', 'job.json', ...drawings].sort(),
  )
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(text('schedule.csv')).toContain("'=SUM(A1)")
  expect(await readJobFile(new Blob([text('job.json')]))).toEqual(project)
  expect(text('types/PSH1-36x60.dxf')).toContain('AC1009')
  expect(text('types/PSH1-36x60.svg')).toMatch(/^<svg /)
  expect(text('types/PSH1-36x60.pdf')).toMatch(/^%PDF-/)
})
