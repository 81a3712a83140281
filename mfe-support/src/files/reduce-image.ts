/** Longest edge in px that a photo keeps: enough to see a scratch, a tenth of the bytes. */
export const longestEdge = 2400
const quality = 0.85

/** Photos carry the place where they were taken; these are always drawn anew, whatever their size. */
const carriesPlace = /^image\/(jpeg|webp|heic|heif|avif)$/
/** Drawings and screenshots are only touched when they are large. */
const isStill = /^image\/(png|bmp|tiff)$/
const largeStill = 1024 * 1024

/** The browser's own decoder and encoder: the edge of what can be tested without one. */
export type ImageCodec = {
  /** The upright picture, turned as its orientation tag says. Rejects what the browser cannot show. */
  decode: (file: File) => Promise<{ width: number; height: number; close: () => void }>
  encode: (picture: ImageBitmap, size: Size) => Promise<Blob | null>
}

type Size = { width: number; height: number }

/**
 * A photo as it is sent: no edge longer than `longestEdge`, upright, without metadata (place, time, camera), JPEG.
 * Videos, animations and what the browser cannot decode come back as they are.
 */
export async function reduceImage(file: File, codec: ImageCodec = browserCodec): Promise<File> {
  if (!carriesPlace.test(file.type) && !(isStill.test(file.type) && file.size > largeStill)) return file
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

/** The size with the same proportion and no edge longer than `longest`. Nothing is made larger. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const jpegName = (name: string) =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[a-z0-9]{2,5}$/i, '')}.jpg`

export const browserCodec: ImageCodec = {
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  encode: (picture, { width, height }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) return Promise.resolve(null)
    // JPEG has no transparency: what is see-through becomes white, not black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  },
}
