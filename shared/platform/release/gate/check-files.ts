import { lstat, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isIntact } from '../../integrity'
import type { Manifest } from '../manifest'
import { releaseFiles } from '../build/release-files'
import type { Problem } from './problem'

/** Compares every file of a release, with its compressed copies, with the hashes that the build has written. */
export async function checkFiles(
  folder: string,
  manifest: Manifest,
  signal?: AbortSignal,
): Promise<Problem[]> {
  const problems = [...unknownNames(manifest), ...unhashed(manifest), ...undescribed(manifest)]
  const { app, version } = manifest
  // One after the other: reading them all at once would need the memory of the whole release.
  for (const expected of releaseFiles(manifest)) {
    const fault = await faultOf(path.join(folder, expected.name), expected.hash, signal)
    if (fault)
      problems.push({
        code: 'file_damaged',
        message: `${app} ${version}: ${expected.name} ${faultTexts[fault]}. Build the release again.`,
      })
  }
  return problems
}

/** A problem for each chunk and file that the manifest names but does not describe. */
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
      .flatMap(({ chunk, dataChunks = {} }) => [chunk, ...Object.values(dataChunks)].flat())
      .filter((name) => !chunks[name])
      .map((name) => `the chunk ${name}`),
  ]
  return [...new Set(names)].map((name) => ({
    code: 'file_unknown',
    message: `${app} ${version}: the manifest uses ${name} and does not describe it. Build the release again.`,
  }))
}

/** A problem for each file of which the manifest has no hash, as those of old releases: nobody would notice a change of it. */
const unhashed = ({ app, version, files, server, serverIntegrity }: Manifest): Problem[] =>
  [
    ...Object.entries(files).flatMap(([name, { brotli, encoded }]) =>
      brotli && !encoded ? [`${name}.br`] : [],
    ),
    ...(serverIntegrity ? [] : [server]),
  ].map((name) => ({
    code: 'file_unknown',
    message: `${app} ${version}: the manifest has no hash of ${name}. Build the release again.`,
  }))

/** A problem for what the gate could not check: patterns without an address, and what the release uses of the shell. */
const undescribed = ({ app, version, routes, facts }: Manifest): Problem[] => [
  ...routes
    .filter(({ paths }) => paths?.length === 0)
    .map(({ path }): Problem => ({
      code: 'page_invalid',
      message: `${app} ${version}: ${path} lists no address. List each in the \`paths\` of its page.`,
    })),
  ...(facts
    ? []
    : [
        {
          code: 'file_unknown' as const,
          message: `${app} ${version}: the manifest does not say which names and tokens of the shell the release uses or gives. Build the release again.`,
        },
      ]),
]

/** What can be wrong with a file, in words. */
const faultTexts = {
  missing: 'is missing',
  'not a file': 'is not a file',
  differs: 'has another content than the build wrote',
}

/** What is wrong with a file; undefined if nothing is. */
export async function faultOf(
  file: string,
  hash?: string,
  signal?: AbortSignal,
): Promise<keyof typeof faultTexts | undefined> {
  try {
    // A link could lead to any file of the machine, which the gateway would serve.
    if (!(await lstat(file)).isFile()) return 'not a file'
    if (hash && !isIntact(await readFile(file, { signal }), hash)) return 'differs'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing'
    throw error
  }
}
