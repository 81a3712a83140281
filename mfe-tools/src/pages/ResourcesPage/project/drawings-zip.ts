import { technicalFilePath } from '@virida/shared/products/documents/technical-files'
import { publishedFiles, type LoadFile } from '@virida/shared/site/files/published-files'
import { zipSync } from 'fflate'
import type { DrawingGroup } from './project-drawings'

/** The DXF and PDF files of some drawings in one ZIP file, with a folder for each group. */
export async function drawingsZip(groups: readonly DrawingGroup[], load?: LoadFile): Promise<Uint8Array> {
  const paths = groups.flatMap(({ id, drawings }) =>
    drawings.flatMap(({ resource, sheet }) =>
      ['dxf', 'pdf'].map((ending) => {
        const name = `${sheet.name}.${ending}`
        return [`${id.replaceAll('_', '-')}/${name}`, technicalFilePath(resource.id, name)] as const
      }),
    ),
  )
  return zipSync(await publishedFiles(Object.fromEntries(paths), load))
}
