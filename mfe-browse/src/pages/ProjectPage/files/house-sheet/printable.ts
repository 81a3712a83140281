import { plainFractions } from '@virida/shared/products/catalogue/plain-fractions'
import { fewLines } from '@virida/shared/products/project/few-lines'

/**
 * Characters that the typeface of documents lacks: it has those of Western European languages, except some signs. The
 * test compares the list with the files of the typeface.
 */
const missing =
  /[^\n\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu

/**
 * Writes fractions and signs of feet and inches in characters that can be printed, and replaces others that cannot by
 * question marks, so that none vanishes. Keeps few line breaks.
 */
export const printable = (text: string): string => plainFractions(fewLines(text)).replace(missing, '?')

/** Whether `printable` replaces no character of a text by a question mark. */
export const isPrintable = (text: string): boolean => plainFractions(text).search(missing) < 0
