import type { PictureSource } from '@virida/shared/platform/contract'
// `?first` loads only the first picture of a set (shared/platform/webpack/first-picture.ts), because every page of
// the gallery shows the covers, and few pages show the 200 other pictures.
import bellagioIronwood from '../../../pictures/gallery-bellagio-ironwood.json?first'
import bellagioProvence from '../../../pictures/gallery-bellagio-provence.json?first'
import platinumKbHome from '../../../pictures/gallery-platinum-kb-home.json?first'
import platinumNewHaven from '../../../pictures/gallery-platinum-new-haven.json?first'
import venetianCantera from '../../../pictures/gallery-venetian-cantera.json?first'
import { MissingPictureError, type PictureSet } from '../picture-set'
import type { GalleryValue } from './gallery-values'

const firsts: Readonly<Record<GalleryValue, PictureSet>> = {
  bellagio_provence: bellagioProvence,
  bellagio_ironwood: bellagioIronwood,
  platinum_kb_home: platinumKbHome,
  platinum_new_haven: platinumNewHaven,
  venetian_cantera: venetianCantera,
}

/** The first picture of a category. The list of categories shows it. */
export function galleryCover(value: GalleryValue): PictureSource {
  const [name = ''] = Object.keys(firsts[value]).sort()
  const cover = firsts[value][name]
  if (!cover) throw new MissingPictureError(`Cannot show the cover of ${value}: the category has no picture`)
  return cover
}
