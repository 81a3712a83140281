const decimalNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/
const mixedNumber = /^(?<whole>\d{1,3})(?: ?- ?| )(?<top>\d{1,2}) ?\/ ?(?<bottom>\d{1,2})$/

/** Whether a text is a whole number or a decimal: 36, 35.5, 36., .5. */
export const isDecimal = (text: string): boolean => decimalNumber.test(text)

/** Whether a text is a whole number with a fraction: 3 1/2, 3-1/2. */
export const isMixed = (text: string): boolean => mixedNumber.test(text)

/** The value of a decimal or a mixed number: 3.5, 3 1/2. NaN for other texts, and if the fraction is 1 or more. */
export function numberIn(text: string): number {
  if (isDecimal(text)) return Number(text)
  const { whole, top, bottom } = mixedNumber.exec(text)?.groups ?? {}
  const part = Number(top) / Number(bottom)
  return part < 1 ? Number(whole) + part : NaN
}
