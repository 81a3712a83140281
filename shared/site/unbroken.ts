/** A short text that is never split between two lines, such as a size or a phone number: `60 3/8 × 54 1/8 in`. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
