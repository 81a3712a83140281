/** The part of polygon-clipping that the generators use; only this folder's own package.json installs the package. */
declare module 'polygon-clipping' {
  type Ring = [longitude: number, latitude: number][]
  export type Polygon = Ring[]
  const polygonClipping: {
    union(first: Polygon, ...others: Polygon[]): Polygon[]
    intersection(first: Polygon[], second: Polygon[]): Polygon[]
  }
  export default polygonClipping
}
