import type { StyleSpecification } from 'maplibre-gl'

/** The style of the map: the operator's own, or the embedded one. Each is fetched only where it is used. */
export async function styleFor(styleUrl: string | undefined): Promise<string | StyleSpecification> {
  if (!styleUrl) {
    const { embeddedStyle } = await import(/* webpackChunkName: "map-embedded" */ './embedded-style')
    return embeddedStyle()
  }
  if (!isPmtiles(styleUrl)) return styleUrl
  const { pmtilesStyle } = await import(/* webpackChunkName: "map-pmtiles" */ './pmtiles-style')
  return pmtilesStyle(styleUrl)
}

/** `pmtiles:///maps/california.pmtiles` and `https://tiles.example.com/california.pmtiles` both name such a file. */
export const isPmtiles = (url: string) => url.startsWith('pmtiles://') || /\.pmtiles(\?|$)/.test(url)
