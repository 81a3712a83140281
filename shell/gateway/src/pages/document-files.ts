import { releaseUrl } from '@virida/shared/platform/paths'
import type { Manifest } from '@virida/shared/platform/release/manifest'

/** A file of a release. */
export type ReleaseFile = { manifest: Manifest; file: string }

/** The releases of a document. */
export type DocumentReleases = {
  shell: Manifest
  /** Release and chunks of the page; undefined for the error box. */
  section?: { manifest: Manifest; chunks: readonly string[] }
}

/** The files that a document makes a browser load, pictures aside, each in the order of its elements. */
export type DocumentFiles = {
  /** Addresses of fonts. */
  fonts: readonly string[]
  script: ReleaseFile
  /** What the script imports. */
  modules: readonly ReleaseFile[]
  sheets: readonly ReleaseFile[]
}

export function documentFiles({ shell, section }: DocumentReleases): DocumentFiles {
  const main = shell.chunks.main
  const own = section && filesOfSection(section)
  return {
    fonts: shell.preload,
    script: { manifest: shell, file: shell.entry },
    modules: [
      ...filesOf(
        shell,
        main?.js.filter((file) => file !== shell.entry),
      ),
      ...(own?.modules ?? []),
    ],
    sheets: [...filesOf(shell, main?.css), ...(own?.sheets ?? [])],
  }
}

function filesOfSection({ manifest, chunks }: NonNullable<DocumentReleases['section']>) {
  const own = ['routes', ...chunks].flatMap((name) => manifest.chunks[name] ?? [])
  return {
    modules: filesOf(manifest, [manifest.entry, ...own.flatMap(({ js }) => js)]),
    sheets: filesOf(
      manifest,
      own.flatMap(({ css }) => css),
    ),
  }
}

export const addressOf = ({ manifest: { app, version }, file }: ReleaseFile): string =>
  releaseUrl(app, version) + file

export const integrityIn = ({ manifest, file }: ReleaseFile): string | undefined =>
  manifest.files[file]?.integrity

const filesOf = (manifest: Manifest, files: readonly string[] = []): ReleaseFile[] =>
  [...new Set(files)].map((file) => ({ manifest, file }))
