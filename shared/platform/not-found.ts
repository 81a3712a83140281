/** The page that says that an address has no page. It is the only page that a section lists and that answers 404. */
export const notFoundAddress = '/not-found'
