import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildsDir } from '../../paths'
import { isRunning } from '../../process/is-running'

/** The process id at the end of the name of a build folder; `watchApp` puts the files of a release in a second folder. */
const ownerOf = (name: string) => Number(/-(\d+)(?:-release)?$/.exec(name)?.[1])

/** Deletes the folders of builds whose process was killed before it could delete them. */
export function removeLeftBuilds(dir = buildsDir): void {
  if (!existsSync(dir)) return
  for (const name of readdirSync(dir)) {
    const owner = ownerOf(name)
    if (owner && !isRunning(owner)) rmSync(path.join(dir, name), { recursive: true, force: true })
  }
}
