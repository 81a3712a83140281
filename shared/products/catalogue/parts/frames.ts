import { frameTitles, type FrameKind } from '../vocabulary/frames'
import type { SeriesFacts } from '../facts'
import type { CrossSection, FrameType, TitledPicture } from '../series-record'
import type { OperatingStyle } from '../vocabulary/styles'

const windowTexts: Record<FrameKind, string> = {
  retrofit:
    'A flat flange, about 2 in wide, covers the old aluminum frame that stays in the stucco. The wall is not ' +
    'broken open. It needs an old frame that is sound and dry, and it costs a little glass on each side.',
  block:
    'A frame without a fin, for an opening whose trim stays. It drops into the pocket of an old wood ' +
    'window or against an exterior stop, and is fixed through the jambs and sealed on both sides.',
  nail_on_3_coat:
    'A nailing fin around the frame, set back for traditional three-coat stucco. The fin is nailed to the ' +
    'framing and lapped with building paper and flashing, which makes it the frame for new walls, additions ' +
    'and openings that have leaked.',
  power_wall_1_coat:
    'The same nailing fin with a shallower setback, for one-coat stucco over foam board. Tell us which system ' +
    'your plasterer uses before you order: the setback cannot be changed on site.',
}

const doorTexts: Record<FrameKind, string> = {
  retrofit:
    'A flange covers the frame of the old patio door, so the stucco and the patio slab stay as they are. The ' +
    'sill sits on the old track bed, which has to be level, sound and dry.',
  block:
    'A door frame without a fin, fixed through the jambs into a finished opening. It suits walls whose trim, ' +
    'stone or siding already ends at the rough opening.',
  nail_on_3_coat:
    'A nailing fin set back for three-coat stucco. Fin, flashing and sill pan go in before the plaster, so the ' +
    'drainage of the wall and of the door work as one.',
  power_wall_1_coat:
    'The fin for one-coat stucco over foam board, with a shallower setback than the three-coat frame. It needs ' +
    'the thickness of the wall system on the order.',
}

/** The style of the window or door that the pictures of installed frames show. */
const installedStyles: Partial<Record<string, OperatingStyle>> = {
  platinum: 'single_hung',
  bellagio: 'single_hung',
  doors: 'sliding_glass',
}

/** Series with the same frames share pictures. Series without capstock have the white frames of Platinum. */
function familyOf({ type, productType, frameFinishes }: SeriesFacts): string {
  if (type === 'door') return 'doors'
  return frameFinishes.capstock ? productType : 'platinum'
}

/**
 * The pictures of a frame. The picture of an installed frame shows a window or door of one style, so only series of
 * that style have it. The two nail-on frames have no pictures: they are described in words.
 */
function picturesOf(kind: FrameKind, facts: SeriesFacts): readonly TitledPicture[] {
  const family = familyOf(facts)
  const isOwnStyle = installedStyles[family] === facts.style
  if (kind === 'retrofit') {
    return [
      { title: 'Retrofit frame, cut open', image: `${family}/frame/retrofit-section` },
      ...(isOwnStyle
        ? [{ title: 'The flange over the old frame', image: `${family}/frame/retrofit-installed` }]
        : []),
    ]
  }
  return kind === 'block'
    ? [
        { title: 'Block frame, cut open', image: `${family}/frame/block-section` },
        ...(isOwnStyle
          ? [{ title: 'Set against an exterior stop', image: `${family}/frame/block-installed` }]
          : []),
      ]
    : []
}

export function frameTypes(facts: SeriesFacts): readonly FrameType[] {
  const texts = facts.type === 'door' ? doorTexts : windowTexts
  return facts.frameKinds.map((kind) => ({
    kind,
    title: frameTitles[kind],
    description: texts[kind],
    images: picturesOf(kind, facts),
    ...(kind === 'block' && { reverse: true }),
  }))
}

/** Four cross sections of a window: two frames, each in two finishes. */
export function crossSections(facts: SeriesFacts): readonly CrossSection[] {
  const { capstock, standard } = facts.frameFinishes
  const finishes = [...standard.slice(0, 1), ...(capstock?.slice(0, 1) ?? standard.slice(1, 2))]
  const other: FrameKind = facts.frameKinds.includes('retrofit') ? 'retrofit' : 'block'
  return (['nail_on_3_coat', other] as const).flatMap((frame) =>
    finishes.map((finish) => ({
      title: `${frameTitles[frame]} frame, ${finish.title}`,
      image: `${facts.productType}/cross-section/${frame}-${finish.key}`.replaceAll('_', '-'),
      frame,
      finish: finish.key,
    })),
  )
}
