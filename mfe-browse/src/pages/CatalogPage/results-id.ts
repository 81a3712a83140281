/** Id of the products, for the link that skips the filters. */
export const resultsId = 'products'
