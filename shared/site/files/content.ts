export const filesContent = {
  missingFile: 'not-included.txt',
  missing: (addresses: readonly string[]) =>
    `These files could not be loaded. Download them when you have a network:\n\n${addresses.join('\n')}\n`,
}
