/** A number as drawings write it: hundredths of an inch, without a tail of zeros. */
export const short = (value: number): string => {
  const text = String(Math.round(value * 100) / 100)
  return text === '-0' ? '0' : text
}
