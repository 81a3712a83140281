/** How many results are kept. Most tables have fewer different headings and sizes. */
const mostKept = 1000

/** Wraps a function of a text so that it keeps its results, because the same headings and cells are read many times. */
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
