/**
 * Reads a JSON object and keeps only its first entry, in the order of the keys. An import of `set.json?first` uses
 * it, so that a page with the cover of a picture set does not contain all pictures of the set.
 * @param json Content of the file.
 */
export function firstPicture(json: string): object {
  const entries = Object.entries(JSON.parse(json) as object)
  const [first] = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(first ? [first] : [])
}
