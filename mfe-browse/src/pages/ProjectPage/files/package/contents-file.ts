import { formatSize } from '@virida/shared/products/catalogue/dimension'
import { frameTitles } from '@virida/shared/products/catalogue/vocabulary/frames'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { hasSections } from '../published-files'
import { tagsText, type JobType, type TaggedRow } from '../house-sheet/job-types'
import { packageContent as content } from './content'

/** What a ZIP file of a job has, and what it lacks. */
export type Package = {
  name: string
  /** Today, in words. */
  day: string
  link: string | undefined
  rows: readonly TaggedRow[]
  types: readonly JobType[]
  /** Types beyond the limit of a ZIP file. */
  leftOut: readonly JobType[]
  /** Whether a type has an elevation as PDF. */
  hasElevation: (type: JobType) => boolean
  /** Names of the published files in it. */
  documents: readonly string[]
  /** Addresses of published files that could not be loaded. */
  missing: readonly string[]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function typeLines(type: JobType, hasElevation: boolean): string[] {
  const { design, record, problems } = type.made
  const size = formatSize(design.width, design.height)
  return [
    content.types.type(designCode(design), `${record.title} ${record.seriesNumber}`, size),
    content.types.tags(tagsText(type.tags), type.units),
    ...(hasSections(design)
      ? []
      : [design.frame ? content.types.otherFrame(frameTitles[design.frame]) : content.types.noFrame]),
    ...(hasElevation ? [] : [content.types.tooLarge]),
    ...problems.map(content.types.problem),
  ].map((line, at) => (at === 0 ? line : `    ${line}`))
}

/** The rows of a job that have no type: without a series, or with a design that cannot be read. */
export const rowsWithoutType = (rows: readonly TaggedRow[]): readonly TaggedRow[] =>
  rows.filter(({ made }) => !made)

const rowLine = ({ design, tag, room }: TaggedRow) => {
  const name = room ? `${tag}, ${room}` : tag
  return design ? content.rows.unreadable(name) : content.rows.open(name)
}

/** The text of `contents.txt`: what is in the ZIP file of a job, and what is not in it and why. */
export function contentsFile(job: Package): string {
  const { files, types, rows, leftOut, missing } = content
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title.toUpperCase(), ...lines.map((line) => `  ${line}`)] : []
  const codeOf = ({ made: { design } }: JobType) => designCode(design)
  const lines = [
    content.title(oneLine(job.name)),
    content.maker(job.day),
    ...(job.link === undefined ? [] : [content.link(job.link)]),
    ...part(missing.title, job.missing.length > 0 ? [missing.text, ...job.missing] : []),
    ...part(
      leftOut.title,
      job.leftOut.length > 0 ? [leftOut.text(job.types.length), ...job.leftOut.map(codeOf)] : [],
    ),
    ...part(
      rows.title,
      rowsWithoutType(job.rows).map((row) => oneLine(rowLine(row))),
    ),
    ...part(
      files.title,
      files.parts.map(([name, text]) => `${name}: ${text}`),
    ),
    ...part(
      types.title,
      job.types.length > 0
        ? job.types.flatMap((type) => typeLines(type, job.hasElevation(type)))
        : [types.none],
    ),
    ...part(content.documents, job.documents),
  ]
  return lines.join('\r\n') + '\r\n'
}
