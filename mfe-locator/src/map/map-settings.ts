import { readPublicSettings, type MapSettings } from '@virida/shared/contract/public-settings'

export type { MapSettings }

/** Reads the settings of the map where the document carries some. */
export const readMapSettings = (): MapSettings => readPublicSettings().map ?? {}
