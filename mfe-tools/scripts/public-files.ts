import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { resources } from '../src/resources/resources'
import { resourceFiles } from './documents/resource-files'

/**
 * Writes all files of the technical resources into a folder that is served from the root of the site. As long as the
 * drawings have the same revisions (`revision.ts`), each build writes identical files, because the only dates in them
 * are the dates of those revisions.
 */
export async function writePublicFiles(folder: string): Promise<void> {
  for (const resource of resources) {
    const target = path.join(folder, 'technical_resources', resource.id)
    mkdirSync(target, { recursive: true })
    for (const [name, content] of Object.entries(await resourceFiles(resource)))
      writeFileSync(path.join(target, name), content)
  }
}
