/** Results that are kept. Tables have fewer different headings, and lines of headings are compared one by one. */
const mostKept = 1000

/** A function of a text that keeps its last results, because the same headings are examined many times. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined || kept.has(text)) return known as Result
    if (kept.size >= mostKept) kept.clear()
    const result = read(text)
    kept.set(text, result)
    return result
  }
}
