/** Between a number and a fraction sign that follows it, and between a fraction sign and a number after it. */
const between = /(?<=[\d¼-¾⅐-⅞↉])(?=[¼-¾⅐-⅞↉])|(?<=[¼-¾⅐-⅞↉])(?=\d)/g

/**
 * Writes fraction signs and the signs of feet and inches in ASCII: `35½″` becomes `35 1/2"`, and `6′` becomes `6'`.
 * Other characters stay.
 */
export const plainFractions = (text: string): string =>
  text
    .replace(between, ' ')
    .replace(/[¼-¾⅐-⅞↉]/g, (sign) => sign.normalize('NFKD'))
    .replace(/[⁄∕]/g, '/')
    .replace(/′/g, "'")
    .replace(/″/g, '"')
