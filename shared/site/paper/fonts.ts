import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntFromWoff } from './sfnt-from-woff'

export type FontName = 'regular' | 'strong'

const fontFile = (weight: 400 | 600) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  )

const readFont = (weight: 400 | 600) => sfntFromWoff(readFileSync(fontFile(weight)))

let fonts: Record<FontName, Buffer> | undefined

/**
 * The site's typeface in its two weights. Unpacked once for all documents: pdfkit would inflate a WOFF file again for
 * each document, which took two thirds of the time of making the technical resources.
 */
export const documentFonts = (): Record<FontName, Buffer> =>
  (fonts ??= { regular: readFont(400), strong: readFont(600) })
