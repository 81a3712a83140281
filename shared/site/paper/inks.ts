/** Colors of printed documents. `line` and `glass` are too pale for text. `moss` and `pine` are the brand's. */
export const inks = {
  ink: '#14231d',
  soft: '#4b5853',
  moss: '#2f7a4b',
  pine: '#1f4a38',
  line: '#c9c8c1',
  glass: '#e6f1f4',
} as const
