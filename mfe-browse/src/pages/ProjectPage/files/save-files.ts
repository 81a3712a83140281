import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { operationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { draw } from '@virida/shared/products/drawing/draw'
import { toDxf } from '@virida/shared/products/drawing/formats/dxf'
import { toSvg } from '@virida/shared/products/drawing/formats/svg'
import type { DescribedDesign } from '@virida/shared/products/project/describe-window'
import { publishedFiles, type LoadFile } from '@virida/shared/site/files/published-files'
import { loadFonts } from '@virida/shared/site/paper/load-fonts'
import { contentBox, type PaperSize } from '@virida/shared/site/paper/page-format'
import { strToU8, zipSync } from 'fflate'
import { projectCsv } from '../project-csv'
import { elevationSheet } from './house-sheet/elevation-sheet'
import { fitsSheet } from './house-sheet/elevations'
import { houseSheet, type Job } from './house-sheet/house-sheet'
import { sheetDrawing } from './house-sheet/sheet-drawing'
import { tagRows, typesOf, type JobType } from './house-sheet/job-types'
import { sheetFormat } from './house-sheet/sheet-frame'
import { jobFile } from './job-file'
import { publishedPaths } from './published-files'
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

/**
 * The files of a type: the drawing as DXF in inches, as SVG, and as a PDF to scale if the type fits a sheet, and its
 * models.
 */
async function typeFiles(type: JobType, fonts: Fonts): Promise<Record<string, Uint8Array>> {
  const name = `types/${designCode(type.made.design)}`
  const drawing = elevation(type.made)
  const { typeModels } = await loadModels()
  return {
    [`${name}.dxf`]: strToU8(toDxf(drawing)),
    [`${name}.svg`]: strToU8(toSvg(drawing, { id: 'type', title: type.made.record.title })),
    ...typeModels(type, name),
    ...(fitsSheet(type, contentBox(sheetFormat('letter')))
      ? { [`${name}.pdf`]: await joined(elevationSheet(type, { size: 'letter', day: new Date(), fonts })) }
      : {}),
  }
}

/** Everything that a job has for other people's programs, in one ZIP file. */
export async function jobZip(
  job: Job,
  project: ListedProject,
  size: PaperSize,
  { fonts, load }: { fonts?: Fonts; load?: LoadFile } = {},
): Promise<Uint8Array> {
  const loaded = fonts ?? (await loadFonts())
  const files: Record<string, Uint8Array> = {
    'house-sheet.pdf': await sheetPdf(job, size, loaded),
    'house-sheet.dxf': strToU8(sheetDxf(job)),
    // Excel reads a CSV file as UTF-8 only with a byte order mark.
    'schedule.csv': strToU8(`\uFEFF${projectCsv(job.windows)}`),
    'job.json': strToU8(jobFile(project)),
  }
  const types = typesOf(tagRows(job.windows))
  for (const type of types) Object.assign(files, await typeFiles(type, loaded))
  const published = publishedPaths(types.map(({ made }) => made.design))
  const named = published.map((path) => [`documents/${path.slice(path.lastIndexOf('/') + 1)}`, path] as const)
  Object.assign(files, await publishedFiles(Object.fromEntries(named), load))
  return zipSync(files)
}
