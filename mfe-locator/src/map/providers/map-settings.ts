import { readPublicSettings, type MapSettings } from '@virida/shared/platform/contract/public-settings'

export type { MapSettings }

/** Reads the map's settings from the document. Empty if it has none. */
export const readMapSettings = (): MapSettings => readPublicSettings().map ?? {}
