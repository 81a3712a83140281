/** Short forms that people write and the tables spell out. */
const short: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/** One spelling for every way to write a name: `St. Helena`, `saint helena`; `La Cañada`, `La Canada`. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => short[word] ?? word)
    .join(' ')
