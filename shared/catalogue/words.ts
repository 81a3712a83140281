/** `platinum-windows` -> `Platinum Windows`: the title of a page that is known by its slug. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** `cityZipCode` -> `city Zip Code`; runs of capitals stay together (`closeOfNFRCLabel` -> `close Of NFRC Label`). */
export function wordsFromCamelCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
}
