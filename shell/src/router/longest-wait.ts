/** Time after which a page that has not come is a fault of its release, and not of a slow line, in ms. */
export const longestWait = 60_000
