import type { Frame } from './calculate'
import type { Floor } from '../building-code/minimums'
import { smallestSizes } from './smallest-sizes'
import { windowOf } from './testing/window-of'

const text = ({ width, height }: Frame) => `${width}×${height}`
const floors: readonly Floor[] = ['first', 'upper']

it.each([
  ['platinum', 'single_hung', '26×71.5 / 29×72', '33×57 / 37.5×57'],
  ['platinum', 'horizontal_slider', '49×39 / 49×44', '69×27 / 77.5×27'],
  ['bellagio', 'single_hung', '23.5×80 / 25×84', '33.5×57 / 37.5×57'],
  ['bellagio', 'horizontal_slider', '49×39.5 / 49×44.5', '68×27.5 / 76.5×27.5'],
  ['venetian', 'single_hung', '26×82.5 / 28.5×83.5', '36×59.5 / 40×59.5'],
  ['venetian', 'horizontal_slider', '51.5×42 / 51.5×47', '70.5×30 / 79×30'],
  ['venetian', 'double_hung', '25×82.5 / 27.5×83.5', '35×59 / 39×59'],
  ['venetian', 'casement', '26.5×40.5 / 26.5×45.5', '36×29 / 36×32.5'],
] as const)(
  'finds the narrowest and shortest frames of %s %s for 5 and 5.7 sq ft: %s, %s',
  (series, style, narrowest, shortest) => {
    const found = floors.map((floor) => smallestSizes(windowOf(series, style), floor))
    expect(found.map((sizes) => sizes && text(sizes.narrowest)).join(' / ')).toBe(narrowest)
    expect(found.map((sizes) => sizes && text(sizes.shortest)).join(' / ')).toBe(shortest)
  },
)
