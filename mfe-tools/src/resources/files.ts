import { generatedSizes } from '@virida/shared/site/files/generated-sizes'
import type { Resource, Sheet } from './resource'

export type FileType = 'pdf' | 'dxf' | 'svg' | 'zip'

/** A file of a resource: its path in the folder of all resources, and its size in bytes. */
export type ListedFile = { file: string; bytes: number }

const listedFile = (file: string): ListedFile => ({
  file,
  bytes: generatedSizes[file.slice(file.lastIndexOf('/') + 1)] ?? 0,
})

const below = (path: string) => path.replace('/technical_resources/', '')

/** The three files of a sheet, with the PDF first. */
export const sheetFiles = ({ id }: Resource, { name }: Sheet) => ({
  pdf: listedFile(`${id}/${name}.pdf`),
  dxf: listedFile(`${id}/${name}.dxf`),
  svg: listedFile(`${id}/${name}.svg`),
})

export const minMaxFile = ({ minMax }: Resource) => listedFile(below(minMax))
export const zipFile = ({ zip }: Resource) => listedFile(below(zip))

/** The name of the sheet of sizes of a resource: that of its file, without an ending. */
export const minMaxSheet = ({ minMax }: Resource): string =>
  minMax.slice(minMax.lastIndexOf('/') + 1, -'.pdf'.length)

/** The names of all sheets of a resource, by which changes list them. */
export const sheetNames = (resource: Resource): string[] => [
  ...resource.sheets.map(({ name }) => name),
  minMaxSheet(resource),
]

/** Every file that a resource lists. */
export const listed = (resource: Resource): ListedFile[] => [
  ...resource.sheets.flatMap((sheet) => Object.values(sheetFiles(resource, sheet))),
  minMaxFile(resource),
  zipFile(resource),
]
