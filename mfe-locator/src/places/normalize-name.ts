/** Abbreviations that people type; the table of places has the full words. */
const fullWords = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
])

/** Turns different spellings of a name into one: `St. Helena` and `saint helena`, `La Cañada` and `La Canada`. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => fullWords.get(word) ?? word)
    .join(' ')
