/** The pages that are measured: at least one of each section, the heaviest and the lightest among them. */
export const routes = [
  '/',
  '/catalog',
  '/series/venetian-casement',
  '/contact-us',
  '/egress-calculator',
  '/technical-resources',
  '/compare',
]
