/** Settings of the dealer map. Without any, the map is drawn from our own geometry. */
export type MapSettings = {
  /** Key of the Google Maps JavaScript API. With it the map is Google Maps. */
  googleKey?: string
  /** Map ID from Google's console; advanced markers need one. */
  googleMapId?: string
  /** URL of a MapLibre style or of a PMTiles file, instead of our own geometry. */
  styleUrl?: string
}

/** Settings of the operator that pages may read. They are public: every visitor can see them. */
export type PublicSettings = { map?: MapSettings }

/** Id of the script element with the document's data (`DocumentData`). */
export const documentDataId = 'virida'

/** Reads the public settings from the document; in a browser only. */
export function readPublicSettings(): PublicSettings {
  const text = document.getElementById(documentDataId)?.textContent
  return text ? ((JSON.parse(text) as { settings?: PublicSettings }).settings ?? {}) : {}
}
