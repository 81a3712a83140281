/**
 * Names in a sentence: "a", "a and b", "a, b, and c". `Intl.ListFormat` writes the same, but loads the browser's language
 * data first, which takes 50 ms on a slow phone.
 */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${last}`
}
