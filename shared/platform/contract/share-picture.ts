/** Size of all share pictures in px; services that show shared links crop to it. */
export const shareSize = { width: 1200, height: 630 } as const
