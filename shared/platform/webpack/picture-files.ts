import type { PictureFiles, PictureSource } from '../contract'

/**
 * Reads a picture set without alternative texts and placeholders. An import of `set.json?files` uses it, so that a page
 * which only names pictures in its structured data does not load the rest.
 * @param json Content of the file.
 */
export function pictureFiles(json: string): Record<string, PictureFiles> {
  const set = JSON.parse(json) as Record<string, PictureSource>
  return Object.fromEntries(
    Object.entries(set).map(([key, { src, widths, width, height }]) => [key, { src, widths, width, height }]),
  )
}
