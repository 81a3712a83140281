import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { PackError } from './pack-error'

/**
 * Packages that the programs load at run time, because they are not bundled. The gateway and the gate match paths with
 * the router, which needs React. graphile-worker loads modules by names that it computes, and shares pg with the mail
 * service.
 */
export const externalPackages = ['react', 'react-dom', 'react-router-dom', 'graphile-worker', 'pg'] as const

type Package = {
  version: string
  engines?: Record<string, string>
  dependencies?: Record<string, string>
  [key: string]: unknown
}
type Lockfile = { packages: Record<string, Package & { link?: boolean; dev?: boolean }> }

const read = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T

/**
 * Writes package.json and package-lock.json of a packed site, with the versions of the repository's lockfile.
 * @param sections Names of the sections that the site has.
 */
export function writePackageFiles(folder: string, sections: readonly string[]): void {
  const { name, version, description, license, engines } = read<Package>('package.json')
  const own = {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    scripts: { start: 'node programs/site/index.mjs' },
    dependencies: externalDependencies(),
  }
  write(folder, 'package.json', { ...own, sections })
  const { packages } = read<Lockfile>('package-lock.json')
  const installed = Object.entries(packages)
    .filter(([key, { link }]) => key.startsWith('node_modules/') && !link)
    .map(([key, { dev: _, ...entry }]): [string, object] => [key, entry])
  write(folder, 'package-lock.json', {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(installed) },
  })
  removeUnused(folder)
}

/** The external packages with the versions of the workspaces that depend on them. */
function externalDependencies(): Record<string, string> {
  const dependencies = ['shell/gateway', 'mail-service'].flatMap((workspace) =>
    Object.entries(read<Package>(`${workspace}/package.json`).dependencies ?? {}),
  )
  const versions = new Map(dependencies)
  return Object.fromEntries(externalPackages.map((name) => [name, versions.get(name) ?? '']))
}

/** npm keeps what the dependencies need, in the locked versions, and removes all other packages of the lockfile. */
function removeUnused(folder: string) {
  const command = [
    'install',
    '--package-lock-only',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  try {
    execFileSync('npm', command, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (cause) {
    const { stderr } = cause as { stderr?: Buffer }
    throw new PackError(
      'lockfile_failed',
      `Cannot make the lockfile of the packed site: npm ${command.join(' ')} failed. ${stderr?.toString() ?? ''}`,
      { cause },
    )
  }
}

const write = (folder: string, file: string, content: object) =>
  writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
