/** What the operator of a running site has set for its map; all of it may be missing. */
export type MapSettings = {
  /** Key of the Google Maps JavaScript API: with it the map is Google's. */
  googleKey?: string
  /** Map ID of a style made in Google's console; advanced markers need one. */
  googleMapId?: string
  /** Address of a MapLibre style, or of a PMTiles file, in place of the embedded geometry. */
  styleUrl?: string
}

/** Settings of a running site that its pages may know: every visitor can read them. */
export type PublicSettings = { map?: MapSettings }

/** Id of the JSON block in which a document carries what it was made with. */
export const documentDataId = 'virida'

/** Reads the public settings of the document at hand; in a browser only. */
export function readPublicSettings(): PublicSettings {
  const text = document.getElementById(documentDataId)?.textContent
  return text ? ((JSON.parse(text) as { settings?: PublicSettings }).settings ?? {}) : {}
}
