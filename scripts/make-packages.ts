import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root, sharedFolder } from '@virida/shared/platform/paths'

/** The file that `makePackages` writes: `virida-shared-1.0.0.tgz`. */
export function packageFile(): string {
  const { name, version } = JSON.parse(readFileSync(path.join(sharedFolder, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}

/**
 * Packs what a section in a repository of its own needs: `@virida/shared`, with contract, build, release commands, UI kit
 * and tokens.
 * @param folder Folder of the packed file. It is made if it does not exist.
 * @returns The path of the file.
 * @throws Error when the folder has another package of this version.
 */
export function makePackages(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, packageFile())
  const staging = mkdtempSync(path.join(folder, '.packing-'))
  try {
    execFileSync('npm', ['pack', '--silent', '-w', 'shared', '--pack-destination', staging], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const packed = path.join(staging, packageFile())
    // The lockfiles of the teams hold the hash of this version.
    if (existsSync(file) && !readFileSync(file).equals(readFileSync(packed)))
      throw new Error(
        `Cannot pack: ${file} has other content. Raise the version in shared/package.json, or remove the file if nobody has installed it.`,
      )
    renameSync(packed, file)
    return file
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}
