/** A text in lines of at most `most` signs, broken between words. A longer word is broken too. */
export function wrapped(text: string, most: number): string[] {
  const width = Math.max(1, most)
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`
      continue
    }
    for (let at = 0; at < word.length; at += width) lines.push(word.slice(at, at + width))
  }
  return lines.length > 0 ? lines : ['']
}
