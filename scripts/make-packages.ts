import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root, sharedFolder } from '@virida/shared/platform/paths'

/** What a section in a repository of its own installs, as folders of workspaces: the shared sources, and the gateway for `npm run dev`. */
const packed = { shared: sharedFolder, gateway: path.join(root, 'shell/gateway') }

export type PackedName = keyof typeof packed

/** The file of a package that `makePackages` writes: `virida-shared-1.0.0.tgz`. */
export function packageFile(which: PackedName): string {
  const { name, version } = JSON.parse(readFileSync(path.join(packed[which], 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}

/**
 * Packs what a section in a repository of its own needs: `@virida/shared`, with contract, build, release commands, UI kit
 * and tokens, and `@virida/gateway`, which shows the section during development.
 * @param folder Folder of the packed files. It is made if it does not exist.
 * @returns The paths of the files.
 * @throws Error when the folder has another package of one of these versions.
 */
export function makePackages(folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const staging = mkdtempSync(path.join(folder, '.packing-'))
  try {
    const names = Object.keys(packed) as PackedName[]
    const files = names.map((name) => packOne(name, folder, staging))
    for (const { made, file } of files) renameSync(made, file)
    return files.map(({ file }) => file)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function packOne(name: PackedName, folder: string, staging: string) {
  const workspace = path.relative(root, packed[name])
  execFileSync('npm', ['pack', '--silent', '-w', workspace, '--pack-destination', staging], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const made = path.join(staging, packageFile(name))
  const file = path.join(folder, packageFile(name))
  // The lockfiles of the teams hold the hash of this version.
  if (existsSync(file) && !readFileSync(file).equals(readFileSync(made)))
    throw new Error(
      `Cannot pack: ${file} has other content. Raise the version in ${workspace}/package.json, or remove the file if nobody has installed it.`,
    )
  return { made, file }
}
