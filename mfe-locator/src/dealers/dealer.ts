/** One entry of dealers.json, as the specification names its fields (visitor actions, 3). */
export type DealerRecord = {
  name: string
  /** Free text such as "Window Supplier", "Glass Shop" or "General Contractor". */
  industry: string
  contact_number: string
  /** On one line, `3400 Sample Way, Mira Loma, CA 91752`. */
  address: string
  /** One address, or several joined by a slash, a comma or a semicolon. */
  email: string | null
  web: string | null
  /** Latitude in degrees north. */
  coordinateX: number
  /** Longitude in degrees east: negative all over California. */
  coordinateY: number
}

/** A point on the ground, degrees north and east. */
export type Point = { lat: number; lng: number }

/** A dealer as the page shows it. */
export type Dealer = Point & {
  /** Unique and the same from build to build: made of the name. */
  id: string
  name: string
  industry: string
  type: DealerType
  phone: { label: string; href: string }
  address: string
  emails: readonly string[]
  web: string | null
}

/** What `industry` comes down to: the values of the type filter and of `?type=`. */
export const dealerTypes = ['windows', 'doors', 'glass', 'contractor', 'materials', 'other'] as const
export type DealerType = (typeof dealerTypes)[number]

export const isDealerType = (value: string | null): value is DealerType =>
  (dealerTypes as readonly (string | null)[]).includes(value)

/** Tried from the top: a "Window and Glass Contractor" is a contractor, since he comes to the house. */
const words: readonly [RegExp, DealerType][] = [
  [/contract|build(er|ing co)|construct|remodel/i, 'contractor'],
  [/glass|mirror|glaz/i, 'glass'],
  [/window/i, 'windows'],
  [/door/i, 'doors'],
  [/material|lumber|hardware|suppl/i, 'materials'],
]

export const dealerTypeOf = (industry: string): DealerType =>
  words.find(([pattern]) => pattern.test(industry))?.[1] ?? 'other'
