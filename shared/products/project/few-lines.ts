/** Lines of a text that are kept. A note has one or two, and one more for measurements. */
const mostLines = 8

/** A text with its first line breaks. Those after them become spaces, because each takes a line on paper. */
export function fewLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  if (lines.length <= mostLines) return text
  return [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(' ')].join('\n')
}
