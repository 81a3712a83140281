import type { StyleSpecification } from 'maplibre-gl'

/** The map's style: the operator's, or the embedded one. Code for a style is loaded only when it is used. */
export async function styleFor(styleUrl: string | undefined): Promise<string | StyleSpecification> {
  if (!styleUrl) {
    const { embeddedStyle } = await import(/* webpackChunkName: "map-embedded" */ './embedded-style')
    return embeddedStyle()
  }
  if (!isPmtiles(styleUrl)) return styleUrl
  const { pmtilesStyle } = await import(/* webpackChunkName: "map-pmtiles" */ './pmtiles-style')
  return pmtilesStyle(styleUrl)
}

/** True for `pmtiles:///maps/california.pmtiles` and for `https://tiles.example.com/california.pmtiles`. */
const isPmtiles = (url: string) => url.startsWith('pmtiles://') || /\.pmtiles(\?|$)/.test(url)
