/** Marks the elements that belong to the page and go with it. */
export const headMark = 'data-page-head'
