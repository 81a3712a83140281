import type { PictureSource } from '@virida/shared/contract'
import heroes from '../../pictures/heroes.json'

/** The scenes at the heads of the section's pages. */
export const pictures: Record<keyof typeof heroes, PictureSource> = heroes
