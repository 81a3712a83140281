import type { PictureId } from '@virida/shared/catalogue/series-record'
import type { PictureSource } from '@virida/shared/contract'
import accessories from '../../pictures/accessories.json'
import crossSections from '../../pictures/cross-sections.json'
import frames from '../../pictures/frames.json'
import glass from '../../pictures/glass.json'
import { pictureIn } from './picture-set'
import type { PictureSet } from './picture-set'

/** What all series share: their glass, hardware, frames and sections. Scenes of one series: `series-pictures.ts`. */
const shared: PictureSet = { ...accessories, ...crossSections, ...frames, ...glass }

/** A shared picture of the catalogue. */
export const pictureOf = (id: PictureId): PictureSource => pictureIn(shared, id)
