import pictures from '../../../../pictures/gallery-bellagio-ironwood.json'
import type { GalleryHouse } from '../gallery-picture'

export const houses: readonly GalleryHouse[] = [
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'multi-slide-door',
    street: ['bellagio-horizontal-slider', 'bellagio-picture-window', 'sliding-glass-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'espresso_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-horizontal-slider', 'sliding-glass-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'silver_exterior',
    inside: 'white',
    unit: 'multi-slide-door',
    street: ['bellagio-picture-window', 'bi-fold-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'house', 'kitchen', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'bellagio-picture-window',
    street: ['bellagio-picture-window', 'bellagio-single-hung'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-picture-window', 'sliding-glass-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'espresso_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-horizontal-slider', 'multi-slide-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'silver_exterior',
    inside: 'white',
    unit: 'bellagio-single-hung',
    street: ['bellagio-single-hung', 'multi-slide-door'],
  },
  {
    shots: ['house', 'wall', 'house', 'house', 'study', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'bellagio-picture-window',
    street: ['bellagio-horizontal-slider', 'bellagio-picture-window', 'bellagio-single-hung'],
  },
]

export { pictures }
