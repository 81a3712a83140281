import { technicalFilePath } from '@virida/shared/products/documents/technical-files'
import { filesContent } from '@virida/shared/site/files/content'
import { publishedFiles, type LoadFile } from '@virida/shared/site/files/published-files'
import type { NotedFile } from '@virida/shared/site/hooks/use-saving'
import { strToU8, zipSync } from 'fflate'
import type { DrawingGroup } from './project-drawings'

/**
 * The DXF and PDF files of some drawings in one ZIP file, with a folder for each group. A text file in it lists those that
 * cannot be loaded.
 */
export async function drawingsZip(groups: readonly DrawingGroup[], load?: LoadFile): Promise<NotedFile> {
  const paths = groups.flatMap(({ id, drawings }) =>
    drawings.flatMap(({ resource, sheet }) =>
      ['dxf', 'pdf'].map((ending) => {
        const name = `${sheet.name}.${ending}`
        return [`${id.replaceAll('_', '-')}/${name}`, technicalFilePath(resource.id, name)] as const
      }),
    ),
  )
  const { files, missing } = await publishedFiles(Object.fromEntries(paths), load)
  if (missing.length === 0) return { bytes: zipSync(files), note: '' }
  const { missingFile: list } = filesContent
  return {
    bytes: zipSync({ ...files, [list]: strToU8(filesContent.missing(missing)) }),
    note: filesContent.missingNote(missing.length, list),
  }
}
