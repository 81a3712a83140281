/**
 * Number of deliveries at the same time that may be slow for the same reason: with files, or of one large network. One is left
 * for others, because a relay can hang on what its filter does not like.
 */
export const mostOfOneKind = (deliveries: number) => Math.max(1, deliveries - 1)
