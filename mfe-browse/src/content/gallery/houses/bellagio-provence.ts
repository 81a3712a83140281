import pictures from '../../../../pictures/gallery-bellagio-provence.json'
import type { GalleryHouse } from '../gallery-picture'

export const houses: readonly GalleryHouse[] = [
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'espresso_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-single-hung'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-single-hung', 'sliding-glass-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'study', 'house'],
    finish: 'almond',
    inside: 'almond',
    unit: 'bellagio-single-hung',
    street: ['bellagio-horizontal-slider'],
  },
  {
    shots: ['house', 'wall', 'house', 'house', 'living', 'house'],
    finish: 'white',
    inside: 'white',
    unit: 'sliding-glass-door',
    street: ['bellagio-picture-window', 'bi-fold-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'espresso_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-horizontal-slider', 'french-swing-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-horizontal-slider'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom'],
    finish: 'almond',
    inside: 'almond',
    unit: 'bellagio-single-hung',
    street: ['bellagio-single-hung'],
  },
]

export { pictures }
