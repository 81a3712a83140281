/** Rounds to hundredths and drops trailing zeros. */
export const short = (value: number): string => {
  const text = String(Math.round(value * 100) / 100)
  return text === '-0' ? '0' : text
}
