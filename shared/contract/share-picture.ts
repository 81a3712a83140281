/** What services crop shared links to, in px; every card has this size. */
export const shareSize = { width: 1200, height: 630 } as const
