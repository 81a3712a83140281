/** The edition of the code that the minimums and the rules come from. The printed sheets name it. */
export const codeEdition = '2021 International Residential Code (IRC), Section R310'
