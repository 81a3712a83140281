/** A set of pictures with its first one alone (shared/build, `first-picture.ts`). */
declare module '*.json?first' {
  import type { PictureSource } from '@virida/shared/contract'

  const set: Readonly<Record<string, PictureSource | undefined>>
  export default set
}
