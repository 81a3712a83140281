import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { integrityOf } from '../../integrity'
import type { Manifest } from '../manifest'
import type { Problem } from './problem'

/** `hash` is missing in old releases. */
type Expected = { name: string; hash?: string }

/** Holds every file of a release, with its compressed copies, against the hashes that the build has written. */
export async function checkFiles(
  folder: string,
  manifest: Manifest,
  signal?: AbortSignal,
): Promise<Problem[]> {
  const problems = unknownNames(manifest)
  const { app, version } = manifest
  // One after the other: reading them all at once would need the memory of the whole release.
  for (const expected of expectedFiles(manifest)) {
    const fault = await faultOf(path.join(folder, expected.name), expected.hash, signal)
    if (fault)
      problems.push({
        code: 'file_damaged',
        message: `${app} ${version}: ${expected.name} ${fault}. Build the release again.`,
      })
  }
  return problems
}

/** Names of chunks and files that the manifest uses and does not describe. */
function unknownNames({
  app,
  version,
  entry,
  routes,
  chunks,
  files,
  public: addresses,
}: Manifest): Problem[] {
  const used = [
    entry,
    ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css]),
    ...addresses.map((address) => `public${address}`),
  ]
  const names = [
    ...used.filter((name) => !files[name]).map((name) => `the file ${name}`),
    ...routes
      .flatMap(({ chunk }) => chunk)
      .filter((name) => !chunks[name])
      .map((name) => `the chunk ${name}`),
  ]
  return [...new Set(names)].map((name) => ({
    code: 'file_unknown',
    message: `${app} ${version}: the manifest uses ${name} and does not describe it. Build the release again.`,
  }))
}

function expectedFiles({ files, server, serverIntegrity }: Manifest): Expected[] {
  const client = Object.entries(files).flatMap(([file, { integrity, encoded }]) => {
    const name = `client/${file}`
    return [
      { name, hash: integrity },
      ...(encoded ? [{ name: `${name}.br`, hash: encoded.br }] : []),
      ...(encoded ? [{ name: `${name}.gz`, hash: encoded.gz }] : []),
    ]
  })
  return [...client, { name: server, hash: serverIntegrity }]
}

/** What is wrong with a file, in words. */
async function faultOf(file: string, hash?: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    if (!hash) await access(file)
    else if (integrityOf(await readFile(file, { signal }), hash.split('-')[0] ?? '') !== hash)
      return 'has another content than the build wrote'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'is missing'
    throw error
  }
}
