/** A picture set of which the build keeps only the first picture (shared/platform/webpack/first-picture.ts). */
declare module '*.json?first' {
  import type { PictureSource } from '@virida/shared/platform/contract'

  const set: Readonly<Record<string, PictureSource | undefined>>
  export default set
}
