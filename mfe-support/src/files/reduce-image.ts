/** Longest edge in px that a photo keeps: enough to see a scratch, a tenth of the bytes. */
export const longestEdge = 2400
const quality = 0.85

/** Formats of photos. They can hold the position where they were taken, so they are always encoded again. */
const photoTypes = /^image\/(jpeg|webp|heic|heif|avif)$/
/** Formats of drawings and screenshots. They are encoded again only when they are large. */
const stillTypes = /^image\/(png|bmp|tiff)$/
const largeStillBytes = 1024 * 1024

/** Decodes and encodes pictures. Tests replace it, because jsdom cannot. */
export type ImageCodec = {
  /** Decodes a picture and turns it upright by its orientation tag. Rejects when the browser cannot show it. */
  decode: (file: File) => Promise<{ width: number; height: number; close: () => void }>
  encode: (picture: ImageBitmap, size: Size) => Promise<Blob | null>
}

type Size = { width: number; height: number }

/**
 * Turns a photo into an upright JPEG without metadata (position, time, camera), with no edge longer than `longestEdge`.
 * Videos, animations and files that the browser cannot decode are returned unchanged.
 */
export async function reduceImage(file: File, codec: ImageCodec = browserCodec): Promise<File> {
  if (!photoTypes.test(file.type) && !(stillTypes.test(file.type) && file.size > largeStillBytes)) return file
  const picture = await codec.decode(file).catch(() => undefined)
  if (!picture) return file
  try {
    const blob = await codec.encode(picture, fitInto(picture, longestEdge))
    return blob
      ? new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
      : file
  } finally {
    picture.close()
  }
}

/** Scales a size down until no edge is longer than `longest`. A smaller size is returned unchanged. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const jpegName = (name: string) =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[a-z0-9]{2,5}$/i, '')}.jpg`

const browserCodec: ImageCodec = {
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  encode: (picture, { width, height }) => {
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
