import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { integrityOf } from '../../integrity'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** File types worth compressing; photos, fonts and PDFs are compressed already. */
export const compressible = /\.(mjs|js|css|svg|json|txt|xml|html|webmanifest|geojson)$/

/**
 * Writes `file.br` and `file.gz` next to a file, at the highest compression level.
 * @returns Their sizes in bytes and their hashes.
 */
export async function compressFile(
  file: string,
): Promise<{ gzip: number; brotli: number; encoded: { br: string; gz: string } }> {
  const raw = readFileSync(file)
  const [gz, br] = await Promise.all([
    zip(raw, { level: 9 }),
    brotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
  ])
  writeFileSync(`${file}.gz`, gz)
  writeFileSync(`${file}.br`, br)
  return {
    gzip: gz.length,
    brotli: br.length,
    encoded: { br: integrityOf(br), gz: integrityOf(gz) },
  }
}
