/** The edition that thresholds and wording are taken from; the print sheet names it. */
export const codeEdition = '2021 International Residential Code (IRC), Section R310'
