import pictures from '../../../../pictures/gallery-platinum-new-haven.json'
import type { GalleryHouse } from '../gallery-picture'

export const houses: readonly GalleryHouse[] = [
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'bi-fold-door',
    street: ['multi-slide-door', 'platinum-horizontal-slider'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-horizontal-slider',
    street: ['platinum-single-hung', 'sliding-glass-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'almond',
    inside: 'almond',
    unit: 'sliding-glass-door',
    street: ['platinum-picture-window', 'sliding-glass-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'house', 'kitchen', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-single-hung',
    street: ['platinum-single-hung'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-single-hung',
    street: ['platinum-single-hung', 'sliding-glass-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'almond',
    inside: 'almond',
    unit: 'platinum-single-hung',
    street: ['multi-slide-door', 'platinum-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-single-hung',
    street: ['french-swing-door', 'platinum-single-hung'],
  },
  {
    shots: ['house', 'wall', 'house', 'house', 'study', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-single-hung',
    street: ['multi-slide-door', 'platinum-horizontal-slider'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'almond',
    inside: 'almond',
    unit: 'sliding-glass-door',
    street: ['bi-fold-door', 'platinum-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'living'],
    finish: 'white',
    inside: 'white',
    unit: 'platinum-horizontal-slider',
    street: ['platinum-horizontal-slider', 'sliding-glass-door'],
  },
]

export { pictures }
