import type { PictureSource } from '@virida/shared/contract'
// `?first` is the first picture of a set and no other (shared/build, `first-picture.ts`): the covers stand on
// every page of the gallery, the 200 pictures behind them do not.
import bellagioIronwood from '../../../pictures/gallery-bellagio-ironwood.json?first'
import bellagioProvence from '../../../pictures/gallery-bellagio-provence.json?first'
import platinumKbHome from '../../../pictures/gallery-platinum-kb-home.json?first'
import platinumNewHaven from '../../../pictures/gallery-platinum-new-haven.json?first'
import venetianCantera from '../../../pictures/gallery-venetian-cantera.json?first'
import { MissingPictureError } from '../picture-set'
import type { PictureSet } from '../picture-set'
import type { GalleryValue } from './gallery-values'

const firsts: Readonly<Record<GalleryValue, PictureSet>> = {
  bellagio_provence: bellagioProvence,
  bellagio_ironwood: bellagioIronwood,
  platinum_kb_home: platinumKbHome,
  platinum_new_haven: platinumNewHaven,
  venetian_cantera: venetianCantera,
}

/** The first picture of a category, by which the list shows it (specification: visitor actions, "Gallery category"). */
export function galleryCover(value: GalleryValue): PictureSource {
  const [name = ''] = Object.keys(firsts[value]).sort()
  const cover = firsts[value][name]
  if (!cover) throw new MissingPictureError(`Showed the gallery ${value}: it has no picture`)
  return cover
}
