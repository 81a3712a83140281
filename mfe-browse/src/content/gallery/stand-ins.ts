import type { PictureSource } from '@virida/shared/contract'
import { homePictures } from '../home-pictures'
import type { GalleryValue } from './gallery-values'

/** What a project shows until the first of its own pictures has been made. */
export const standIns: Readonly<
  Record<GalleryValue, readonly [cover: PictureSource, ...more: PictureSource[]]>
> = {
  bellagio_provence: [homePictures.bellagioHouse],
  bellagio_ironwood: [homePictures.patioDoor],
  platinum_kb_home: [homePictures.platinumHouse],
  platinum_new_haven: [homePictures.platinumHouse, homePictures.cornerSection],
  venetian_cantera: [homePictures.venetianHouse, homePictures.livingRoom],
}
