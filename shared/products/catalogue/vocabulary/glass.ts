/** Low-emissivity coatings. Every window and door has one of them. */
export const coatings = ['low_e3', 'low_e4'] as const

/** Patterned, tinted and reflective glass, in the order in which pages list it. */
export const obscureGlasses = [
  'delta_frost',
  'glue_chip',
  'obscure',
  'rain',
  'smooth',
  'acid_etch',
  'bronze',
  'reed',
  'graylite',
  'mirrorpane',
] as const

export type Coating = (typeof coatings)[number]
export type ObscureGlass = (typeof obscureGlasses)[number]

/** Every glass that a drawing can show. */
export type GlassKind = 'clear' | Coating | ObscureGlass

/** The number of panes in an insulating glass unit. */
export const paneCounts = ['dual', 'triple'] as const
export type PaneCount = (typeof paneCounts)[number]

export const paneLabels: Readonly<Record<PaneCount, string>> = { dual: 'Dual', triple: 'Triple' }
