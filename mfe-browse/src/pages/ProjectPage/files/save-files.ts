import { brand } from '@virida/shared/site/brand'
import { dayFormat } from '@virida/shared/site/day-format'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { designPath } from '@virida/shared/products/design/code/design-path'
import { problemsOf } from '@virida/shared/products/design/problems/problems'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { draw } from '@virida/shared/products/drawing/draw'
import { toDxf } from '@virida/shared/products/drawing/formats/dxf'
import { toSvg } from '@virida/shared/products/drawing/formats/svg'
import type { DescribedDesign } from '@virida/shared/products/project/describe-window'
import { publishedFiles, type LoadFile } from '@virida/shared/site/files/published-files'
import type { NotedFile } from '@virida/shared/site/hooks/use-saving'
import { loadFonts } from '@virida/shared/site/paper/load-fonts'
import { contentBox, type PaperSize } from '@virida/shared/site/paper/page-format'
import { strToU8, zipSync } from 'fflate'
import { designPdf } from '../../SeriesPage/design/files/design-pdf'
import { projectCsv } from '../project-csv'
import { contentsFile, rowsWithoutType, type Package } from './package/contents-file'
import { elevationSheet } from './house-sheet/elevation-sheet'
import { fitsSheet } from './house-sheet/elevations'
import { houseSheet } from './house-sheet/house-sheet'
import { sheetDrawing } from './house-sheet/sheet-drawing'
import { tagRows, tagsText, typesOf, type Job, type JobType } from './house-sheet/job-types'
import { printable } from './house-sheet/printable'
import { sheetFormat } from './house-sheet/sheet-frame'
import { jobFile } from './job-file'
import { packageContent as content } from './package/content'
import { hasSections, publishedPaths } from './published-files'
import type { ListedProject } from '@virida/shared/products/project/stored-project'

type Fonts = Awaited<ReturnType<typeof loadFonts>>

const joined = async (parts: Promise<Uint8Array[]>) =>
  new Uint8Array(await new Blob((await parts) as BlobPart[]).arrayBuffer())

/** The house sheet of a job as a PDF. Rejects when the typeface cannot be loaded. */
export const sheetPdf = async (job: Job, size: PaperSize, fonts?: Fonts): Promise<Uint8Array> =>
  joined(houseSheet(job, { size, day: new Date(), fonts: fonts ?? (await loadFonts()) }))

/** The house sheet of a job as a DXF file in inches, at full size. */
export const sheetDxf = (job: Job): string => toDxf(sheetDrawing(job, new Date()))

const elevation = ({ design, record }: DescribedDesign) =>
  draw({ ...drawingOf(design, record), view: 'outside' }, [operationMarks, dimensions])

/** The code that writes building models. The sheets do not need it. */
const loadModels = () => import(/* webpackChunkName: "type-models" */ './type-models')

const letterBox = contentBox(sheetFormat('letter'))
const hasElevation = (type: JobType) => fitsSheet(type, letterBox)

/** The product sheet of a type, with its tags and its quantity. */
function productSheet({ made: { design, record }, tags, units }: JobType, fonts: Fonts): Promise<Uint8Array> {
  const sheet = {
    ...{ design, series: record, code: designCode(design), problems: problemsOf(design, record) },
    address: brand.origin + designPath(design),
    place: printable(tagsText(tags)),
    quantity: String(units),
  }
  return joined(designPdf(sheet, fonts))
}

/**
 * The files of a type: its product sheet, the drawing as DXF in inches, as SVG, and as a PDF to scale if the type fits a
 * sheet, and its models.
 */
async function typeFiles(type: JobType, fonts: Fonts): Promise<Record<string, Uint8Array>> {
  const code = designCode(type.made.design)
  const name = `types/${code}`
  const drawing = elevation(type.made)
  const { typeModels } = await loadModels()
  return {
    [`product-sheets/${code}.pdf`]: await productSheet(type, fonts),
    [`${name}.dxf`]: strToU8(toDxf(drawing)),
    [`${name}.svg`]: strToU8(toSvg(drawing, { id: 'type', title: type.made.record.title })),
    ...typeModels(type, name),
    ...(hasElevation(type)
      ? { [`${name}.pdf`]: await joined(elevationSheet(type, { size: 'letter', day: new Date(), fonts })) }
      : {}),
  }
}

/** The most types in a ZIP file: 8 MB. More would take minutes on a phone. */
const mostTypes = 200

type Options = {
  fonts?: Fonts
  load?: LoadFile
  /** The most types. A job with more is packed without the last ones. */
  most?: number
}

/**
 * Everything that a job has for other people's programs, in one ZIP file. `contents.txt` in it lists what it has, and what
 * is missing and why; the note says the latter in short.
 */
export async function jobZip(
  job: Job,
  project: ListedProject,
  size: PaperSize,
  { fonts, load, most = mostTypes }: Options = {},
): Promise<NotedFile> {
  const loaded = fonts ?? (await loadFonts())
  const rows = tagRows(job.windows)
  const all = typesOf(rows)
  const types = all.slice(0, most)
  const leftOut = all.slice(most)
  const published = publishedPaths(types.map(({ made }) => made.design))
  const named = published.map((path) => [`documents/${path.slice(path.lastIndexOf('/') + 1)}`, path] as const)
  const { files: documents, missing } = await publishedFiles(Object.fromEntries(named), load)
  const contents = contentsFile({
    ...{ name: job.name, day: dayFormat().format(new Date()), link: job.link },
    ...{ rows, types, leftOut, hasElevation, documents: Object.keys(documents), missing },
  })
  const files: Record<string, Uint8Array> = {
    // Programs on Windows read a text as UTF-8 only with a byte order mark, and so does Excel a CSV file.
    [content.contentsFile]: strToU8(`\uFEFF${contents}`),
    'house-sheet.pdf': await sheetPdf(job, size, loaded),
    'house-sheet.dxf': strToU8(sheetDxf(job)),
    'schedule.csv': strToU8(`\uFEFF${projectCsv(job.windows)}`),
    'job.json': strToU8(jobFile(project)),
  }
  for (const type of types) Object.assign(files, await typeFiles(type, loaded))
  return { bytes: zipSync({ ...files, ...documents }), note: noteOf({ rows, types, leftOut, missing }) }
}

/** What is missing in a ZIP file, for the page. Empty if nothing is. */
function noteOf({ rows, types, leftOut, missing }: Pick<Package, 'rows' | 'types' | 'leftOut' | 'missing'>) {
  const noSections = types.filter(({ made: { design } }) => !hasSections(design)).length
  const noType = rowsWithoutType(rows).length
  const { notes } = content
  return [
    missing.length > 0 ? notes.missing(missing.length) : '',
    leftOut.length > 0 ? notes.leftOut(leftOut.length, types.length) : '',
    noSections > 0 ? notes.noSections(noSections) : '',
    noType > 0 ? notes.rows(noType) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
