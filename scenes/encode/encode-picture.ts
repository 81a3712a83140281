import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureSource } from '@virida/shared/platform/contract'
import { mediaUrl, root } from '../../shared/platform/paths'

/** Widths in px of the AVIF copies of an ordinary picture, and of one that may fill a wide screen. */
const ordinary = [480, 800, 1200]
const wide = [...ordinary, 1600, 1920, 2400]
/** Width of the one WebP, for browsers without AVIF and for link previews. */
const webpWidth = 800

export type PictureOrder = {
  /** Name of the files, kebab-case. */
  name: string
  /** The rendered picture, in any format. */
  file: string
  /** Alternative text: what the picture shows. */
  alt: string
  /** It may fill the width of a screen. */
  isWide?: boolean
}

/**
 * Writes the encodings of one picture into `<app>/pictures/` and returns what a page needs to show it.
 * The names hold a hash of the source, of these settings and of the encoder, because another version of it writes other
 * files. So a browser may keep a file forever.
 */
export async function encodePicture(
  app: string,
  { name, file, alt, isWide }: PictureOrder,
): Promise<PictureSource> {
  const image = sharp(file)
  const { width: fullWidth = 0, height: fullHeight = 0 } = await image.metadata()
  const widths = (isWide ? wide : ordinary).filter((width) => width <= fullWidth)
  const hash = createHash('sha256')
    .update(await image.clone().toBuffer())
    .update(`avif 68-64-60-32 webp 75 vips ${sharp.versions.vips}`)
    .digest('hex')
    .slice(0, 8)
  const folder = path.join(root, app, 'pictures')
  mkdirSync(folder, { recursive: true })
  for (const width of widths) {
    const avif = await lightAvif(image.clone().resize({ width }), width)
    writeFileSync(path.join(folder, `${name}.${hash}-${width}.avif`), avif)
  }
  const webp = await image.clone().resize({ width: webpWidth }).webp({ quality: 75, effort: 4 }).toBuffer()
  writeFileSync(path.join(folder, `${name}.${hash}-${webpWidth}.webp`), webp)
  const width = widths.at(-1) ?? fullWidth
  return {
    src: `${mediaUrl(app)}${name}.${hash}`,
    widths,
    width,
    height: Math.round((fullHeight * width) / fullWidth),
    alt,
    placeholder: await placeholder(image.clone()),
  }
}

/** A larger AVIF, in bytes, is encoded at a lower quality: `ordinary` up to 1200 px wide, `wide` above that. */
const limits = { ordinary: 90 * 1024, wide: 250 * 1024 }
/** Qualities to try, from the best. */
const qualities = [68, 64, 60, 50, 44, 38, 32]
/**
 * The best quality by width. Quality 60 leaves brush strokes where calm walls have grain, which is seen from 800 px on;
 * the wide copies are scaled down by most screens.
 */
const best: Readonly<Record<number, number>> = { 800: 64, 1200: 68 }
const usualBest = 60

/** Encodes an AVIF, at a lower quality if the file would be too large, as pictures with much foliage are. */
async function lightAvif(image: Sharp, width: number): Promise<Buffer> {
  const limit = width > 1200 ? limits.wide : limits.ordinary
  let avif = Buffer.alloc(0)
  for (const quality of qualities.filter((one) => one <= (best[width] ?? usualBest))) {
    avif = await image.clone().avif({ quality, effort: 3 }).toBuffer()
    if (avif.length <= limit) break
  }
  return avif
}

/** Returns 12 colors (four columns, three rows) as three hex digits each. */
async function placeholder(image: Sharp): Promise<string> {
  const { data } = await image
    .resize(4, 3, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((channel) => Math.round(channel / 17).toString(16)).join('')
}
