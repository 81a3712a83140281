/** The build of an app replaces this name with the sizes of its generated public files. */
declare const GENERATED_SIZES: Readonly<Record<string, number>> | undefined

/** Sizes in bytes of the app's generated public files, by file name. Empty outside of a release, as in unit tests. */
export const generatedSizes: Readonly<Record<string, number>> =
  typeof GENERATED_SIZES === 'undefined' ? {} : GENERATED_SIZES
