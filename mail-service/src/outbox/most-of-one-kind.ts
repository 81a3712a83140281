/**
 * Number of deliveries at the same time that may be slow for the same reason: with files, or of one large network. One is left
 * for others, because a relay can hang on what its filter does not like.
 */
export const mostOfOneKind = (deliveries: number) => Math.max(1, deliveries - 1)

/**
 * Number of deliveries at the same time for large enquiries (over 1 MB), which take minutes on a slow line: one fewer, so that
 * one is left for small files and one for enquiries without files.
 */
export const mostOfLarge = (deliveries: number) => Math.max(1, deliveries - 2)
