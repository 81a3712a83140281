import type { SeriesFacts } from '../facts'
import type { GlassType, ObscureType } from '../series-record'

const lowE3 =
  'Three layers of silver, too thin to see, lie on one inner face of the unit. They reflect heat from the sun ' +
  'and let daylight through: the everyday choice for California rooms.'
const lowE4 =
  'Our higher solar-control option, for large panes, west walls and walls without an overhang. Hold a sample of ' +
  'each coating against the sky before you choose.'

const units = {
  window: {
    low_e3: 'The coating comes in a dual-pane unit, 3/4 in thick.',
    low_e4: 'It is made in the same 3/4 in dual-pane unit, so either glass fits any window in an order.',
  },
  triple: {
    low_e3: 'Order it in a 3/4 in dual-pane or a 7/8 in triple-pane unit.',
    low_e4: 'It is made in dual-pane units of 3/4 in and triple-pane units of 7/8 in.',
  },
  door: {
    low_e3: 'Doors carry it in tempered safety glass, in a dual-pane unit.',
    low_e4: 'Door panels have it in tempered safety glass as well.',
  },
} as const

const label =
  'Every unit leaves with its own NFRC label: compare the ratings printed there, window by window.'

/** The coatings, described for the glass units that the series is made with. */
export function glassTypes({ type, glazing }: SeriesFacts): readonly GlassType[] {
  const unit = units[type === 'door' ? 'door' : glazing.length > 1 ? 'triple' : 'window']
  return [
    { key: 'low_e3', title: 'Low E3', image: 'glass/low-e3', description: `${lowE3} ${unit.low_e3}` },
    {
      key: 'low_e4',
      title: 'Low E4',
      image: 'glass/low-e4',
      description: `${lowE4} ${unit.low_e4} ${label}`,
    },
  ]
}

/** The ten obscure and tinted glasses. The tinted ones darken or reflect but do not obscure. */
export const obscureTypes: readonly ObscureType[] = [
  {
    key: 'delta_frost',
    group: 'texture',
    title: 'Delta Frost',
    image: 'glass/delta-frost',
    description:
      'A fine frost without direction, even from edge to edge, that softens the light. Look at a sample: patterns read differently in person.',
  },
  {
    key: 'glue_chip',
    group: 'texture',
    title: 'Glue Chip',
    image: 'glass/glue-chip',
    description:
      'Drying glue lifts flakes from the surface and leaves a pattern like ferns of ice, different on every pane. Medium privacy.',
  },
  {
    key: 'obscure',
    group: 'texture',
    title: 'Obscure',
    image: 'glass/obscure',
    description:
      'The familiar bathroom glass: small pebbles, rolled across the whole pane, that break up outlines.',
  },
  {
    key: 'rain',
    group: 'texture',
    title: 'Rain',
    image: 'glass/rain',
    description:
      'Wavy vertical runs, like water down a pane in a storm. Shapes show as color and movement. Medium privacy.',
  },
  {
    key: 'smooth',
    group: 'texture',
    title: 'Smooth',
    image: 'glass/smooth',
    description:
      'A surface without a pattern, the plainest of the set. Ask your dealer for a sample before you choose it for privacy.',
  },
  {
    key: 'acid_etch',
    group: 'texture',
    title: 'Acid Etch',
    image: 'glass/acid-etch',
    description:
      'Etched to a satin face that blurs evenly and shows fewer fingerprints than sandblasted glass. High privacy.',
  },
  {
    key: 'bronze',
    group: 'tint',
    title: 'Bronze',
    image: 'glass/bronze',
    description:
      'Glass colored warm brown through its body. It takes down glare and heat and keeps the view by day; it does not hide a lit room at night.',
  },
  {
    key: 'reed',
    group: 'texture',
    title: 'Reed',
    image: 'glass/reed',
    description:
      'Narrow vertical flutes that stretch whatever stands behind them sideways. A modern look with medium privacy.',
  },
  {
    key: 'graylite',
    group: 'tint',
    title: 'Graylite',
    image: 'glass/graylite',
    description:
      'A very dark gray body tint for strong glare. It darkens the room too, and because it soaks up heat it often has to be tempered.',
  },
  {
    key: 'mirrorpane',
    group: 'tint',
    title: 'Mirrorpane',
    image: 'glass/mirrorpane',
    description:
      'A reflective face that mirrors the brighter side. By day passers-by see the garden; after dark, with lights on inside, the effect turns around.',
  },
]
