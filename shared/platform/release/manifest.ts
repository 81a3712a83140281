import { z } from 'zod'
import { listOf, record } from './first-fault'
import { parameterNames } from './routes/parameter-names'
import { isSafePath, longestPath } from './safe-path'

const files = listOf(z.string())
/** Files that each document of a page names. Bounded, because every visitor of the page loads this list. */
const linked = listOf(z.string().max(longestPath), 100)
const mostAddresses = 5000
/** The addresses of a page. The sitemap lists all of them. */
const addresses = listOf(z.string().max(longestPath), mostAddresses)
/** A version or a range. Bounded, because comparing a range of a megabyte with a version takes seconds. */
const versionText = z.string().max(200)

/** The name of a file in a folder of the release. The gateway serves what the manifest names, so it must not lead elsewhere. */
export const nameIn = (folder: string) =>
  z
    .string()
    .refine(
      (name) => isSafePath(folder + name),
      'it leads out of the folder of the release, or has a character that is not allowed',
    )

/**
 * Description of a release. The build writes it once into the release's folder; the gateway and the registry take
 * everything they know about a release from it.
 */
export const manifestSchema = z.object({
  schema: z.literal(1),
  app: z.string(),
  version: z.string(),
  /** Commit from which it was built; `-dirty`: with uncommitted changes. Missing if Git does not know the folder. */
  commit: z.string().max(100).optional(),
  /**
   * Hash of the browser files, the media, the server file, `facts`, `contract` and `budget`. Two builds of one package version
   * with the same hash are the same release.
   */
  contentHash: z.string(),
  /** The browser file that starts the app: a section's container or the shell's main script. */
  entry: z.string(),
  /** The server file, next to `client/`. It is never sent to a browser. */
  server: nameIn(''),
  /** Hash of the server file. */
  serverIntegrity: z.string().optional(),
  /** Names that a section uses of the shell, or that the shell gives to sections: exports of the router's facade, design tokens. */
  facts: z.object({ router: files, tokens: files }).optional(),
  /** Limits of the app's sizes in bytes, as its package.json sets them. */
  budget: z.object({ js: z.number(), css: z.number(), file: z.number() }).partial().optional(),
  /** The types of the contract with which the app was built. */
  contract: z.string().optional(),
  /** Routes that the section owns, as its route table names them. Empty for the shell. */
  routes: listOf(
    z.object({
      path: z.string().startsWith('/'),
      chunk: z.union([z.string(), linked]),
      paths: addresses.optional(),
      /** The chunk with the data of the page, by address. */
      dataChunks: record(z.string().max(longestPath), z.string(), mostAddresses).optional(),
      query: parameterNames.optional(),
      showsMap: z.boolean().optional(),
    }),
  ),
  /** The files that a document links for each chunk. */
  chunks: record(z.string(), z.object({ js: linked, css: linked })),
  /** All browser files: sizes in bytes, plain and compressed, and the value of the `integrity` attribute (sha384). */
  files: record(
    nameIn('client/'),
    z.object({
      bytes: z.number(),
      gzip: z.number().optional(),
      brotli: z.number().optional(),
      integrity: z.string(),
      /** Hashes of the compressed copies. Old releases have none. */
      encoded: z.object({ br: z.string(), gz: z.string() }).optional(),
    }),
  ),
  /** Pictures of the section's pages by address, for the sitemap: paths or absolute URLs. Old releases have none. */
  pictures: record(z.string(), files).optional(),
  /**
   * The file that lists the pictures, films and fonts, which all releases of the app share, with their hashes. Old releases
   * and apps without media have none.
   */
  media: z.object({ bytes: z.number(), integrity: z.string() }).optional(),
  /** Paths of the files served at the root of the site, such as `/warranties/care.pdf`. */
  public: listOf(nameIn('client/public')),
  /** URLs of the fonts that documents preload. */
  preload: linked,
  /** Version ranges of the libraries that the section takes from the shell. */
  requires: record(z.string(), versionText),
  /** Versions of the libraries that the shell provides. Empty for a section. */
  provides: record(z.string(), versionText),
})

export type Manifest = z.infer<typeof manifestSchema>

/** A manifest with the text in which it is stored. It has the hash of each file, so a team signs this text. */
export type ManifestText = { manifest: Manifest; text: string }

export const manifestFile = 'manifest.json'
