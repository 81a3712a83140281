import type { PictureSource } from '@virida/shared/platform/contract'
import heroes from '../../pictures/heroes.json'

/** The pictures at the top of the section's pages. */
export const pictures: Record<keyof typeof heroes, PictureSource> = heroes
