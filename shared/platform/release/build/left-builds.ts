import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildsDir } from '../../paths'
import { isRunning } from '../../process/is-running'

/** The process id at the end of the name of a build folder; `watchApp` puts the files of a release in a second folder. */
const ownerOf = (name: string) => Number(/-(\d+)(?:-release)?$/.exec(name)?.[1])

/**
 * Deletes the folders of builds whose process was killed before it could delete them. One that cannot be deleted, for example
 * because it belongs to another user, does no harm to a build.
 */
export function removeLeftBuilds(dir = buildsDir): void {
  if (!existsSync(dir)) return
  for (const name of readdirSync(dir)) {
    const owner = ownerOf(name)
    if (owner && !isRunning(owner)) remove(path.join(dir, name))
  }
}

function remove(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    console.warn(
      `The files of an ended build could not be deleted. Delete ${folder} yourself: ${String(error)}`,
    )
  }
}
