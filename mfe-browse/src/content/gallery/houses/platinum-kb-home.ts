import pictures from '../../../../pictures/gallery-platinum-kb-home.json'
import type { GalleryHouse } from '../gallery-picture'

export const houses: readonly GalleryHouse[] = [
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-single-hung',
    street: ['french-swing-door', 'platinum-single-hung'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'almond',
    inside: 'almond',
    unit: 'platinum-picture-window',
    street: ['platinum-horizontal-slider', 'platinum-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'study', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-single-hung',
    street: ['platinum-horizontal-slider'],
  },
  {
    shots: ['house', 'wall', 'house', 'house', 'kitchen', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-horizontal-slider',
    street: ['multi-slide-door', 'platinum-horizontal-slider'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'almond',
    inside: 'almond',
    unit: 'platinum-picture-window',
    street: ['platinum-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-single-hung',
    street: ['french-swing-door', 'platinum-single-hung'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-horizontal-slider',
    street: ['multi-slide-door', 'platinum-horizontal-slider'],
  },
  {
    shots: ['house', 'wall'],
    finish: 'almond',
    unit: 'platinum-single-hung',
    street: ['platinum-horizontal-slider'],
  },
]

export { pictures }
