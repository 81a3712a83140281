import { fitInto, type Size } from './fit-into'

/** Longest edge in px that a photo keeps: enough to see a scratch, in about a tenth of the bytes. */
export const longestEdge = 2400

/**
 * How a photo is encoded. The ways are tried in order until the photo becomes smaller. The first is enough
 * for most photos; the others are for small photos that are already highly compressed.
 */
const ways = [
  { quality: 0.85, edge: longestEdge },
  { quality: 0.7, edge: longestEdge },
  { quality: 0.5, edge: longestEdge },
  { quality: 0.5, edge: 1600 },
  { quality: 0.5, edge: 1000 },
] as const

/** Formats of photos. They can hold the position where they were taken, so they are encoded again. */
const photoTypes = /^image\/(?:jpeg|webp|hei[cf]|avif|jxl)$/
/** Formats of drawings and screenshots. They are encoded again only when they are large. */
const stillTypes = /^image\/(?:png|bmp|tiff)$/
const largeStillBytes = 1024 * 1024

/** Decodes and encodes pictures. Tests replace it, because jsdom cannot do that. */
export type ImageCodec = {
  /** Decodes a picture and turns it upright by its orientation tag. Rejects when the browser cannot show it. */
  decode: (file: File) => Promise<{ width: number; height: number; close: () => void }>
  encode: (picture: ImageBitmap, size: Size, quality: number) => Promise<Blob | null>
}

/**
 * Turns a photo into a smaller, upright JPEG without metadata (position, time, camera), with no edge longer
 * than `longestEdge`. Videos, animations, small drawings and files that the browser cannot decode are
 * returned unchanged, and so is a picture without metadata that would become larger.
 * @param type The format that the bytes of the file prove.
 */
export async function reduceImage(file: File, type: string, codec: ImageCodec = browserCodec): Promise<File> {
  if (!photoTypes.test(type) && !(stillTypes.test(type) && file.size > largeStillBytes)) return file
  if (await isAnimated(file, type)) return file
  const picture = await codec.decode(file).catch(() => undefined)
  if (!picture) return file
  try {
    const blob = await encodeSmaller(file, picture, codec)
    return blob
      ? new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
      : file
  } finally {
    picture.close()
  }
}

/** Whether a WebP or AVIF is an animation. Encoded as a JPEG, it would lose all pictures but the first. */
async function isAnimated(file: File, type: string): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const name = (at: number) => new TextDecoder('latin1').decode(head.subarray(at, at + 4))
  // WebP has a flag for animations in its extended header; AVIF has a brand for sequences.
  if (type === 'image/webp') return name(12) === 'VP8X' && ((head[20] ?? 0) & 2) > 0
  return type === 'image/avif' && name(8) === 'avis'
}

/** @returns undefined when the file is better sent as it is. */
async function encodeSmaller(
  file: File,
  picture: Parameters<ImageCodec['encode']>[0],
  { encode }: ImageCodec,
): Promise<Blob | undefined> {
  let last: Blob | null = null
  for (const { quality, edge } of ways) {
    last = await encode(picture, fitInto(picture, edge), quality)
    if (!last) return undefined
    if (last.size < file.size) return last
    if (!(await holdsMetadata(file))) return undefined
  }
  // The file has a few hundred bytes, most of them metadata. Its JPEG is larger, but the metadata must not
  // leave the device.
  return last ?? undefined
}

/** Whether a file may say where it was taken: in Exif, XMP or IPTC data. */
async function holdsMetadata(file: File): Promise<boolean> {
  const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return /exif|xmpmeta|ns\.adobe\.com\/xap|Photoshop 3\.0/i.test(bytes)
}

export const jpegName = (name: string) =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[a-z0-9]{2,5}$/i, '')}.jpg`

const browserCodec: ImageCodec = {
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  encode: (picture, { width, height }, quality) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) return Promise.resolve(null)
    // JPEG has no transparency: transparent pixels would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  },
}
