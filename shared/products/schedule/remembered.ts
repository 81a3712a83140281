/** Results that are kept. Tables have fewer different headings, and most have fewer different sizes. */
const mostKept = 1000

/** A function of a text that keeps its last results, because the same headings and cells are examined many times. */
export function remembered<Text extends string, Result>(
  read: (text: Text) => Result,
): (text: Text) => Result {
  const kept = new Map<Text, Result>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined || kept.has(text)) return known as Result
    if (kept.size >= mostKept) kept.clear()
    const result = read(text)
    kept.set(text, result)
    return result
  }
}
