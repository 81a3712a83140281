/** One entry of dealers.json (R-DEALER-5). */
export type DealerRecord = {
  name: string
  /** Free text such as "Window Supplier", "Glass Shop" or "General Contractor". */
  industry: string
  contact_number: string
  /** In one line, such as `3400 Sample Way, Mira Loma, CA 91752`. */
  address: string
  /** One address, or several separated by a slash, a comma or a semicolon. */
  email: string | null
  web: string | null
  /** Latitude in degrees north. */
  coordinateX: number
  /** Longitude in degrees east, so it is negative in California. */
  coordinateY: number
}

/** A point on the ground, in degrees north and east. */
export type Point = { lat: number; lng: number }

/** A dealer, as the page shows it. */
export type Dealer = Point & {
  /** Made from the name. Unique, and the same in every build. */
  id: string
  name: string
  industry: string
  type: DealerType
  phone: { label: string; href: string }
  address: string
  emails: readonly string[]
  web: string | null
}

/** Values of the type filter and of the URL parameter `type`. Each dealer's type is derived from `industry`. */
const dealerTypes = ['windows', 'doors', 'glass', 'contractor', 'materials', 'other'] as const
export type DealerType = (typeof dealerTypes)[number]

export const isDealerType = (value: string | null): value is DealerType =>
  (dealerTypes as readonly (string | null)[]).includes(value)

/** The first pattern that matches wins, so a "Window and Glass Contractor" is a contractor. */
const patterns: readonly [RegExp, DealerType][] = [
  [/contract|build(er|ing co)|construct|remodel/i, 'contractor'],
  [/glass|mirror|glaz/i, 'glass'],
  [/window/i, 'windows'],
  [/door/i, 'doors'],
  [/material|lumber|hardware|suppl/i, 'materials'],
]

export const dealerTypeOf = (industry: string): DealerType =>
  patterns.find(([pattern]) => pattern.test(industry))?.[1] ?? 'other'
