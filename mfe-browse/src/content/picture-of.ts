import type { PictureId } from '@virida/shared/products/catalogue/series-record'
import type { PictureSource } from '@virida/shared/platform/contract'
import accessories from '../../pictures/accessories.json'
import crossSections from '../../pictures/cross-sections.json'
import frames from '../../pictures/frames.json'
import glass from '../../pictures/glass.json'
import { pictureIn, type PictureSet } from './picture-set'

/**
 * The pictures that all series share: glass, hardware, frames and cross sections. `series-pictures.ts` has the pictures of
 * one series.
 */
const shared: PictureSet = { ...accessories, ...crossSections, ...frames, ...glass }

/** A picture that all series share, by its catalogue id. */
export const pictureOf = (id: PictureId): PictureSource => pictureIn(shared, id)
