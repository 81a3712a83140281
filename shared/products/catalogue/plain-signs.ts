import { plainFractions } from './plain-fractions'

/** Lower case, with single spaces, and the signs of fractions, feet and inches in ASCII. */
export const plainSigns = (text: string): string =>
  plainFractions(text.trim().toLowerCase())
    .replace(/[–−‐‑—]/g, '-')
    .replace(/[”“]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
