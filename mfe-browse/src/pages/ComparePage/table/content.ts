import type { Glazing, SizeLimits } from '@virida/shared/products/catalogue/facts'
import type { ObscureType } from '@virida/shared/products/catalogue/series-record'
import { paneLabels } from '@virida/shared/products/catalogue/vocabulary/glass'
import { areaText } from '@virida/shared/products/building-code/minimums'
import { priceTierLabel } from '@virida/shared/products/catalogue/vocabulary/price-tiers'

export const rowWords = {
  caption: 'The series compared, row by row',
  drawn: { label: 'Usual size', note: 'Drawn to one scale, seen from outside' },
  line: 'Product line',
  price: { label: priceTierLabel, value: (tier: string) => `${tier} of $$$` },
  material: 'Material',
  style: 'Operation',
  width: 'Width',
  height: 'Height',
  of: {
    unit: '',
    panel: 'each panel',
    bay_window: 'each window of the bay',
  } satisfies Record<SizeLimits['of'], string>,
  toShape: 'Made to the shape of your opening',
  egress: {
    label: 'Smallest egress size',
    note: `Frames whose clear opening is ${areaText('upper')} by our formulas. An estimate: your building department decides.`,
    narrowest: (size: string) => `${size}, the narrowest`,
    shortest: (size: string) => `${size}, the shortest`,
    door: 'Does not apply to doors',
    fixed: 'Does not apply: it does not open',
    bay: 'Depends on the windows at its sides',
    none: 'Not covered by our egress calculator',
  },
  glazing: {
    label: 'Glazing',
    value: (panes: Glazing['panes'], thickness: string) => `${paneLabels[panes]}, ${thickness}`,
  },
  glass: {
    label: 'Glass',
    obscure: (types: readonly ObscureType[]) => {
      const tints = types.filter(({ group }) => group === 'tint').length
      return `${types.length - tints} textures, ${tints} tints`
    },
  },
  finishes: 'Frame finishes',
  frames: 'Frame types',
  grids: { label: 'Grids', door: 'Does not apply to doors' },
  combinations: 'Layouts and combinations',
  documents: {
    label: 'Documents',
    drawings: 'Drawings and size chart',
    egress: 'Egress calculator',
  },
}
