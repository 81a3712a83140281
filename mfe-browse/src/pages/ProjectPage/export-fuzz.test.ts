import { fuzzRuns, fuzzTimeout } from '@virida/shared/platform/testing/fuzz-runs'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import fc from 'fast-check'
import Papa from 'papaparse'
import { projectCsv } from './project-csv'

/** Texts that a spreadsheet could run, and others. */
const text = fc
  .tuple(
    fc.constantFrom('', "'", "''", ' ', '"'),
    fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'),
    fc.oneof(
      fc.constantFrom('1+1', 'cmd|" /C calc"!A0', 'HYPERLINK("https://example.com";"x")', ','),
      fc.string(),
    ),
  )
  .map((parts) => parts.join('').slice(0, 30))

const rows = fc.array(fc.record({ room: text, notes: text, mark: text, asked: text }), {
  minLength: 1,
  maxLength: 6,
})

it(
  'writes no cell that a spreadsheet would run as a formula, and keeps every row',
  async () => {
    const check = async (texts: readonly { room: string; notes: string; mark: string; asked: string }[]) => {
      const windows = texts.map(({ asked, ...row }): ProjectWindow => ({
        ...row,
        design: '',
        quantity: 1,
        asked: { text: asked || '-' },
      }))
      const csv = projectCsv(await describeWindows({ windows }))
      const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: true })
      expect(data).toHaveLength(windows.length + 1)
      expect(data.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
    }
    await fc.assert(fc.asyncProperty(rows, check), { numRuns: fuzzRuns(300) })
  },
  fuzzTimeout,
)
