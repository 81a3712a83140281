export const filesContent = {
  missingFile: 'not-included.txt',
  missing: (addresses: readonly string[]) =>
    `These files could not be loaded. Download them when you have a network:\n\n${addresses.join('\n')}\n`,
  /** @param list Name of the file in the ZIP file that has the addresses. */
  missingNote: (files: number, list: string) =>
    files === 1
      ? `1 file could not be loaded and is not in it: see ${list} in the ZIP file for its address.`
      : `${files} files could not be loaded and are not in it: see ${list} in the ZIP file for their addresses.`,
}
