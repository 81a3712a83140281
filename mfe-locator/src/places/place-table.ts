/**
 * The format of places.json, which `generators/make-places.ts` writes. It has columns instead of objects and integers
 * instead of fractions to keep the file small, because the browser downloads it for the search and for the map.
 *
 * `lat` is degrees north and `lng` is degrees WEST. Both are in thousandths of a degree, or in tenths in `elsewhere`.
 */
export type PlaceTable = {
  /** ZIP codes of California, ascending: `steps` holds the first code, then the difference from each code to the next. */
  zips: { steps: number[]; lat: number[]; lng: number[] }
  /**
   * Cities, towns and neighborhoods of California, largest first. `county` is an index into `counties`, `people` the
   * population in thousands.
   */
  cities: { name: string[]; lat: number[]; lng: number[]; county: number[]; people: number[] }
  /** The population-weighted center of each county. */
  counties: { name: string[]; lat: number[]; lng: number[] }
  /** ZIP codes outside California by their first three digits. `state` is an index into `states`. */
  elsewhere: { prefix: number[]; state: number[]; lat: number[]; lng: number[] }
  states: string[]
}
