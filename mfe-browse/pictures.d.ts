/** A picture set of which the build keeps only the first picture (shared/platform/webpack/first-picture.ts). */
declare module '*.json?first' {
  import type { PictureSource } from '@virida/shared/platform/contract'

  const set: Readonly<Record<string, PictureSource | undefined>>
  export default set
}

/** A picture set without texts and placeholders (shared/platform/webpack/picture-files.ts). */
declare module '*.json?files' {
  import type { PictureFiles } from '@virida/shared/platform/contract'

  const set: Readonly<Record<string, PictureFiles | undefined>>
  export default set
}
