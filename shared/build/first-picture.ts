/**
 * Keeps the first entry of a JSON object, by its key, and drops the rest: what an import of `set.json?first`
 * gives. A page that shows the cover of a set would otherwise carry all of its pictures.
 * @param json Text of the file: an object.
 */
export function firstPicture(json: string): object {
  const entries = Object.entries(JSON.parse(json) as object)
  const [first] = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(first ? [first] : [])
}
