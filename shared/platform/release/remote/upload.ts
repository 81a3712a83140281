import { z } from 'zod'
import { releaseFiles } from '../build/release-files'
import { ReleaseError } from '../errors'
import type { Manifest } from '../manifest'
import { listOf } from '../first-fault'
import { mediaListFile } from '../media-list'
import { isAppName, isVersion } from '../read-release'
import { mostPercent } from '../registry/registry-schema'
import { isSafePath, longestPath } from '../safe-path'

/** Limits of a release that is sent to a running site. */
export const uploadLimits = {
  /** Bytes of the first line, which describes what follows, and of the list of media. */
  head: 4 * 1024 * 1024,
  /** Bytes of one file, and of all files together. */
  file: 64 * 1024 * 1024,
  total: 512 * 1024 * 1024,
  /** Files of a release with its pictures. */
  count: 20_000,
} as const

/**
 * Structure of what describes a release. Descriptions name each file at most twice, with two facts: ten marks. No object of
 * them has more than a few names.
 */
export const descriptionStructure = { marks: 10 * uploadLimits.count + 100, names: 16 }

/** Structure of a manifest, which does not list pictures. It has eleven marks for each file: enough for 3,500 files. */
export const manifestStructure = { marks: 2 * uploadLimits.count }

/** Structure of a list of media: two marks for each file. */
export const mediaListStructure = { marks: 2 * uploadLimits.count + 1 }

const name = z.string().max(longestPath)
const size = z.int().nonnegative().max(uploadLimits.file)
const signature = z.strictObject({ key: z.string().max(64), value: z.string().max(128) })
/** Who publishes, for the history. */
const who = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u)

/** A release that somebody wants to send. The answer lists the files that the site does not have. */
export const offerSchema = z.strictObject({
  /** Text of the manifest, as it is stored and signed. */
  manifest: z.string().max(uploadLimits.head / 2),
  /** Bytes of the server file, which the manifest does not tell. */
  serverBytes: size,
  signature: signature.optional(),
  /** Pictures and fonts of the release, which all releases of the app share. */
  media: listOf(z.strictObject({ name, bytes: size }), uploadLimits.count),
})

/** The first line of an upload. The bytes of the files follow in the order of `sends`. */
export const uploadSchema = offerSchema
  .extend({
    action: z.enum(['publish', 'preview', 'canary']),
    /** Share of the browsers that get a canary. Other actions have none. */
    percent: z.int().min(1).max(mostPercent).optional(),
    who,
    sends: listOf(z.strictObject({ name, integrity: z.string().max(200).optional() }), uploadLimits.count),
  })
  .refine(({ action, percent }) => (action === 'canary') === (percent !== undefined), { path: ['percent'] })

export const rollbackSchema = z.strictObject({ version: z.string().max(100).optional(), who })

/** A request that makes the release of a canary live, or aborts the canary. */
export const canaryEndSchema = z.strictObject({ who })

/** The live releases of a site, with the texts of their manifests. */
export const liveReleasesSchema = z.array(
  z.object({
    app: z.string().refine(isAppName),
    version: z.string().refine(isVersion),
    manifest: z.string(),
  }),
)
export type LiveReleases = z.infer<typeof liveReleasesSchema>

export type Offer = z.infer<typeof offerSchema>
export type Upload = z.infer<typeof uploadSchema>

/** A file of an upload: its path below the folder of the app's releases. */
export type UploadFile = {
  name: string
  bytes: number
  /** Hash that the manifest has. It has none of pictures and fonts, which are in a list of their own. */
  integrity?: string
}

/** Prefix of the names of pictures and fonts in an upload; the other files have the path in the folder of the release. */
export const mediaPrefix = 'media/'

/**
 * The files of an offered release, with their sizes.
 * @throws ReleaseError `upload_invalid` when a name leads out of its folder or appears twice, or when something else than
 * a picture or a font is among the media; `upload_too_large`
 */
export function uploadFiles(manifest: Manifest, { serverBytes, media }: Offer): UploadFile[] {
  const files: UploadFile[] = [
    ...releaseFiles(manifest).map(({ name, hash }) => ({
      name,
      bytes: name === manifest.server ? serverBytes : sizeOf(manifest, name),
      ...(hash ? { integrity: hash } : {}),
    })),
    ...media.map(({ name, bytes }) => ({ name: mediaPrefix + name, bytes })),
  ]
  for (const { name, bytes, integrity } of files) {
    if (!isSafePath(name))
      throw invalid(`the name ${JSON.stringify(name.slice(0, 200))} leads out of its folder`)
    const isShared = name.startsWith(mediaPrefix)
    if (!isShared && !integrity) throw invalid(`its manifest has no hash of ${name}`)
    // Browsers do not check media, so they must contain no page and no script.
    if (isShared && !isMedia(name)) throw invalid(`${name} is neither a picture nor a font`)
    const most = name === mediaListFile ? uploadLimits.head : uploadLimits.file
    if (!size.max(most).safeParse(bytes).success) throw tooLarge(`${name} has more than ${most} bytes`)
  }
  const names = new Set(files.map(({ name }) => name))
  if (names.size < files.length) throw invalid('two files have one name')
  const both = files.flatMap(({ name }) => foldersOf(name)).find((folder) => names.has(folder))
  if (both) throw invalid(`${both} is a file and a folder`)
  if (files.length > uploadLimits.count) throw tooLarge(`it has more than ${uploadLimits.count} files`)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > uploadLimits.total)
    throw tooLarge(`its files have ${total} bytes, and ${uploadLimits.total} are allowed`)
  return files
}

function sizeOf({ files, media }: Manifest, name: string): number {
  if (name === mediaListFile) return media?.bytes ?? NaN
  const [, file = '', encoding] = /^client\/(.+?)(\.br|\.gz)?$/.exec(name) ?? []
  const own = files[name.slice('client/'.length)]
  if (own) return own.bytes
  return (encoding === '.br' ? files[file]?.brotli : files[file]?.gzip) ?? NaN
}

/** The folders that a file is in, without the outermost: `client/a` and `client/a/b` for `client/a/b/c`. */
const foldersOf = (name: string): string[] => {
  const segments = name.split('/')
  return segments.slice(2).map((_, index) => segments.slice(0, index + 2).join('/'))
}

/** Whether a file is a picture, a film or a font, directly in the folder of media. */
const isMedia = (name: string): boolean =>
  /^media\/[^/]+\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp|woff2?)$/.test(name)

/** An upload that cannot be read as a release. */
export const invalid = (why: string) =>
  new ReleaseError('upload_invalid', `Cannot take the release: ${why}. Build it again and send that.`)

/** An upload whose bytes come too slowly. */
export const uploadTooSlow = () =>
  new ReleaseError(
    'upload_slow',
    'Cannot take the release: its files arrive too slowly. Publish again over a faster connection.',
  )

const tooLarge = (why: string) =>
  new ReleaseError('upload_too_large', `Cannot take the release: ${why}. Make it smaller.`)
