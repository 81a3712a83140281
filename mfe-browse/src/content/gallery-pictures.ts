import type { PictureSource } from '@virida/shared/contract'
import type { GalleryValue } from './gallery-values'
import { homePictures } from './home-pictures'

/** What has been rendered for each category; the first picture is its cover. */
export const galleryPictures: Readonly<
  Record<GalleryValue, readonly [cover: PictureSource, ...more: PictureSource[]]>
> = {
  bellagio_provence: [homePictures.bellagioHouse],
  bellagio_ironwood: [homePictures.patioDoor],
  platinum_kb_home: [homePictures.platinumHouse],
  platinum_new_haven: [homePictures.platinumHouse, homePictures.cornerSection],
  venetian_cantera: [homePictures.venetianHouse, homePictures.livingRoom],
}
