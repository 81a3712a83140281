import { formatNumber, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import type { Size } from '@virida/shared/products/catalogue/facts'
import type { FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import { readSide } from '@virida/shared/products/design/code/read-side'
import type { Design } from '@virida/shared/products/design/design'
import { frameSideFor, openingSideFor } from '@virida/shared/products/project/opening-size'

export type Side = 'width' | 'height'

type SideTexts = Readonly<Record<Side, string>>

/** The sizes of a row while they are edited, as typed. */
export type SizesDraft = {
  kind: FrameKind | undefined
  opening: SideTexts
  frame: SideTexts
  /** The sides of the opening that were entered or measured. A change of the frame does not replace them. */
  known: Readonly<Record<Side, boolean>>
}

/** The length in a text. Undefined if the text is not a side that can be drawn. */
export function sideIn(text: string): Sixteenths | undefined {
  const read = readSide(text)
  return typeof read === 'number' ? read : undefined
}

const textsOf = (of: (side: Side) => string): SideTexts => ({ width: of('width'), height: of('height') })

/** The texts with another length for one side. A length that is not known leaves them as they are. */
const withSide = (texts: SideTexts, side: Side, length: Sixteenths | undefined): SideTexts =>
  length === undefined ? texts : { ...texts, [side]: formatNumber(length) }

/** Fills one side of the frame from a known opening, or else the opening from the frame. */
function filled(draft: SizesDraft, side: Side): SizesDraft {
  const { kind, opening, frame, known } = draft
  if (!kind) return known[side] ? draft : { ...draft, opening: { ...opening, [side]: '' } }
  const [around, inner] = [sideIn(opening[side]), sideIn(frame[side])]
  return known[side]
    ? { ...draft, frame: withSide(frame, side, around && frameSideFor(around, kind)) }
    : { ...draft, opening: withSide(opening, side, inner && openingSideFor(inner, kind)) }
}

const bothFilled = (draft: SizesDraft): SizesDraft => filled(filled(draft, 'width'), 'height')

export function draftOf({ width, height, frame }: Design, opening: Size | undefined): SizesDraft {
  const draft: SizesDraft = {
    kind: frame,
    opening: textsOf((side) => (opening ? formatNumber(opening[side]) : '')),
    frame: { width: formatNumber(width), height: formatNumber(height) },
    known: { width: opening !== undefined, height: opening !== undefined },
  }
  // A stored frame size stays as it is, even if its clearance is unusual.
  return opening ? draft : bothFilled(draft)
}

export const withKind = (draft: SizesDraft, kind: FrameKind | undefined): SizesDraft =>
  bothFilled({ ...draft, kind })

/** One side of the opening was entered: it fills that side of the frame. An emptied side is not known. */
export function withOpening(draft: SizesDraft, side: Side, text: string): SizesDraft {
  const isKnown = text.trim() !== ''
  const next = {
    ...draft,
    opening: { ...draft.opening, [side]: text },
    known: { ...draft.known, [side]: isKnown },
  }
  // An emptied field is not filled again at once, because the visitor is about to type another length.
  return isKnown ? filled(next, side) : next
}

/** One side of the frame was entered: it fills that side of the opening, unless that is known. */
export function withFrame(draft: SizesDraft, side: Side, text: string): SizesDraft {
  const next = { ...draft, frame: { ...draft.frame, [side]: text } }
  return draft.known[side] ? next : filled(next, side)
}

/** The size in two texts. Undefined while one of them is no side that can be drawn. */
export const sizeIn = (texts: SideTexts): Size | undefined => {
  const [width, height] = [sideIn(texts.width), sideIn(texts.height)]
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

/**
 * The sizes of a draft. Undefined while a text of it cannot be read, and while only one side of the opening is known. An
 * opening that is only computed from the frame is left out, because nobody has measured it.
 */
export function sizesIn({ opening, frame, known }: SizesDraft): { frame: Size; opening?: Size } | undefined {
  const [around, inner] = [sizeIn(opening), sizeIn(frame)]
  if (!inner) return undefined
  if (!known.width && !known.height) return { frame: inner }
  return known.width && known.height && around ? { frame: inner, opening: around } : undefined
}
