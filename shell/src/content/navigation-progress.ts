export const loadingLabel = 'Loading page'
