/** The part of @turf/simplify that the generators use; only this folder's own package.json installs the package. */
declare module '@turf/simplify' {
  import type { MultiPolygon } from 'geojson'

  /** @param options.tolerance Degrees that a border may move. */
  export default function simplify(shape: MultiPolygon, options: { tolerance: number }): MultiPolygon
}
