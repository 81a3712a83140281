import { coverage, glassSeal, laborPeriod, stressCrack, type CoverageRow } from '../../documents/coverage'
import { warrantyContent } from './content'

const content = warrantyContent.matrix

type MatrixRow = {
  name: string
  /** One of the rows that people ask for most. */
  isAnswer?: boolean
  cells: { kind: string; period: string; labor?: string | undefined }[]
}

const rowOf = (row: CoverageRow, name = row.part): MatrixRow => ({
  name,
  cells: content.warranties.map(({ kind }) => {
    const cover = row[kind]
    if (!cover) return { kind, period: content.notMade }
    const isUsual = cover.labor === laborPeriod(kind)
    return { kind, period: cover.parts, labor: isUsual ? undefined : content.labor(cover.labor) }
  }),
})

const answers: MatrixRow[] = [
  rowOf(glassSeal, content.glassSeal),
  rowOf(stressCrack, content.stressCrack),
  {
    name: content.laborRow,
    cells: content.warranties.map(({ kind }) => ({ kind, period: laborPeriod(kind) })),
  },
]

/** The rows of the table: first the three that people ask for most, then every other part. */
export const coverageMatrix: readonly MatrixRow[] = [
  ...answers.map((row) => ({ ...row, isAnswer: true })),
  ...coverage.filter((row) => row !== glassSeal && row !== stressCrack).map((row) => rowOf(row)),
]
