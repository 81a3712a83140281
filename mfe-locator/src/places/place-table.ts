/**
 * What the locator knows of places, as `scripts/make-places.ts` writes it: columns instead of objects and whole
 * numbers instead of fractions, because the browser fetches it with the first search.
 */
export type PlaceTable = {
  /** Californian ZIP codes, ascending: the first one, then what each adds to the one before; points as in `cities`. */
  zips: { steps: number[]; lat: number[]; lng: number[] }
  /**
   * Cities, towns and neighborhoods of California, the largest first. Points are thousandths of a degree,
   * latitude north and longitude WEST of Greenwich; `county` counts in `counties`; `people` is in thousands.
   */
  cities: { name: string[]; lat: number[]; lng: number[]; county: number[]; people: number[] }
  /** Where the people of each county live, on average. */
  counties: { name: string[]; lat: number[]; lng: number[] }
  /** The first three digits of every other ZIP code, with its state in `states`; points are tenths of a degree. */
  elsewhere: { prefix: number[]; state: number[]; lat: number[]; lng: number[] }
  states: string[]
}
