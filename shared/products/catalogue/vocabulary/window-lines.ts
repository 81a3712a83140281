/** The three lines of windows, from the least to the most expensive. Doors are a line of their own. */
export const windowLines = ['platinum', 'bellagio', 'venetian'] as const

export type WindowLine = (typeof windowLines)[number]

export const windowLineNames: Readonly<Record<WindowLine, string>> = {
  platinum: 'Platinum',
  bellagio: 'Bellagio',
  venetian: 'Venetian',
}
