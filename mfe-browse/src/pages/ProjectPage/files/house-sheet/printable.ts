import { fewLines } from '@virida/shared/products/project/few-lines'

/** Characters that the typeface of documents lacks: it has those of Western European languages. */
const missing =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2032\u2033\u20ac\u2122\u2212]/gu

const replaced = (text: string): string => text.replace(missing, '?')

/** Replaces characters that cannot be printed by question marks, so that none vanishes, and keeps few line breaks. */
export const printable = (text: string): string => replaced(fewLines(text))

/** Whether the typeface of documents has all characters of a text. */
export const isPrintable = (text: string): boolean => replaced(text) === text
