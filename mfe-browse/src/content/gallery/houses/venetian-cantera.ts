import pictures from '../../../../pictures/gallery-venetian-cantera.json'
import type { GalleryHouse } from '../gallery-picture'

export const houses: readonly GalleryHouse[] = [
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'multi-slide-door',
    street: ['multi-slide-door', 'venetian-casement', 'venetian-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'bedroom', 'house'],
    finish: 'espresso_exterior',
    inside: 'white',
    unit: 'venetian-awning',
    street: ['multi-slide-door', 'venetian-awning'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'blue_exterior',
    inside: 'white',
    unit: 'multi-slide-door',
    street: ['bi-fold-door', 'venetian-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'house', 'kitchen', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'venetian-casement',
    street: ['multi-slide-door', 'venetian-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'silver_exterior',
    inside: 'white',
    unit: 'sliding-glass-door',
    street: ['bi-fold-door', 'venetian-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'dining', 'house'],
    finish: 'black_exterior',
    inside: 'white',
    unit: 'venetian-horizontal-slider',
    street: ['multi-slide-door', 'venetian-horizontal-slider'],
  },
  {
    shots: ['house', 'wall', 'house', 'living', 'house'],
    finish: 'espresso_exterior',
    inside: 'white',
    unit: 'multi-slide-door',
    street: ['multi-slide-door', 'venetian-picture-window'],
  },
  {
    shots: ['house', 'wall', 'house', 'house'],
    finish: 'blue_exterior',
    unit: 'multi-slide-door',
    street: ['multi-slide-door', 'venetian-casement'],
  },
]

export { pictures }
