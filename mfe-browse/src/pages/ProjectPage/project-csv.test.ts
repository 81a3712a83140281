import Papa from 'papaparse'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import { projectCsv, scheduleFileName } from './project-csv'

const windows = [
  { design: 'VCA1-28.5x54-XR-BK', room: '=SUM(A1)', quantity: 2, notes: 'Above the sink, "left"' },
  { design: 'ZZZ9-1x1', room: 'Attic', quantity: 1, notes: '' },
]

it('writes lengths as fractions and as decimals', async () => {
  const [heading = '', row = ''] = projectCsv(await describeWindows({ windows })).split('\r\n')
  expect(heading.split(',').slice(6, 10)).toEqual(['Width', 'Height', 'Width (in)', 'Height (in)'])
  expect(row.split(',').slice(6, 10)).toEqual(['28 1/2', '54', '28.5', '54'])
})

it('prevents spreadsheets from running what a visitor wrote', async () => {
  const csv = projectCsv(await describeWindows({ windows }))
  expect(csv).toContain("'=SUM(A1)")
  expect(csv).toContain('"Above the sink, ""left"""')
})

it('never starts a cell with a formula', async () => {
  const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝'].map((sign) => ({
    design: '',
    quantity: 1,
    room: `${sign}1+1`,
    notes: `${sign}cmd|' /C calc'!A0`,
    mark: `${sign}A1`,
    asked: { text: `${sign}HYPERLINK("https://example.com")` },
  }))
  const csv = projectCsv(await describeWindows({ windows: signs }))
  const cells = Papa.parse<string[]>(csv).data.flat()
  expect(cells.filter((cell) => /^[=+\-@\t\r\n＝]/.test(cell))).toEqual([])
  expect(cells.filter((cell) => cell.startsWith("'"))).toHaveLength(4 * signs.length)
})

it('keeps a row with all fields for an unreadable design', async () => {
  const [heading = '', , row = ''] = projectCsv(await describeWindows({ windows })).split('\r\n')
  expect(row.split(',')).toHaveLength(heading.split(',').length)
  expect(row).toContain('ZZZ9-1x1')
})

it.each([
  ['Hillside House #2', 'hillside-house-2-schedule.csv'],
  ['', 'my-project-schedule.csv'],
  ['家', 'my-project-schedule.csv'],
])('the project %j makes the file %s', (name, file) => {
  expect(scheduleFileName(name, 'csv')).toBe(file)
})
