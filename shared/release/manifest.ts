import { z } from 'zod'

const files = z.array(z.string())

/**
 * What a release says of itself. Written once by the build, beside the files it speaks of; the gateway and
 * the registry believe nothing else about a release.
 */
export const manifestSchema = z.object({
  schema: z.literal(1),
  app: z.string(),
  version: z.string(),
  /** Hash of all files of the release: two builds with the same hash are the same release. */
  contentHash: z.string(),
  /** The browser file that starts the app: the section's container, or the shell's main script. */
  entry: z.string(),
  /** The one server file, next to `client/`; never sent to a browser. */
  server: z.string(),
  /** Routes that the section owns, with the name of the chunk that shows each. Empty for the shell. */
  routes: z.array(z.object({ path: z.string().startsWith('/'), chunk: z.string(), paths: files.optional() })),
  /** Files that a document links for each chunk. */
  chunks: z.record(z.string(), z.object({ js: files, css: files })),
  /** Every browser file: bytes as built and as sent, and its integrity (sha384, for `integrity=`). */
  files: z.record(
    z.string(),
    z.object({
      bytes: z.number(),
      gzip: z.number().optional(),
      brotli: z.number().optional(),
      integrity: z.string(),
    }),
  ),
  /** Pictures of the section's pages by address, for the sitemap; releases of before have none. */
  pictures: z.record(z.string(), files).optional(),
  /** Files served at the root of the site, `/warranties/care.pdf`, by path. */
  public: files,
  /** Fonts that the shell wants fetched ahead, as URLs. */
  preload: files,
  /** Ranges of what the section takes from the shell. */
  requires: z.record(z.string(), z.string()),
  /** Versions of what the shell gives to sections. Empty for a section. */
  provides: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = 'manifest.json'
