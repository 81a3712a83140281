import { formatInches, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import {
  frameTitles,
  usualClearances,
  type FrameKind,
} from '@virida/shared/products/catalogue/vocabulary/frames'
import { isTightFit } from '@virida/shared/products/project/opening-size'
import { Select } from '@virida/shared/site/ui/Select'
import { TextField } from '@virida/shared/site/ui/TextField'
import { scheduleContent } from '../../content'
import { measureContent as content, openingTitle } from './content'
import styles from './SizeFields.module.css'
import { sideIn, sizeIn, withFrame, withKind, withOpening, type Side, type SizesDraft } from './sizes-draft'

type Props = {
  draft: SizesDraft
  /** The frame types of the series. */
  kinds: readonly FrameKind[]
  onDraft: (draft: SizesDraft) => void
}

const sides: readonly Side[] = ['width', 'height']

/** The three sizes of a row: the opening, the frame, and the frame type between them. */
export function SizeFields({ draft, kinds, onDraft }: Props) {
  const { kind, opening, frame, known } = draft
  return (
    <div className={styles.SizeFields}>
      <Select
        className={styles.Kind}
        label={content.kind}
        hint={kind ? content.clearance(formatInches(usualClearances[kind])) : content.noKindHint}
        placeholder={content.noKind}
        options={kinds.map((value) => ({ value, label: frameTitles[value] }))}
        value={kind ?? ''}
        onChange={({ target }) =>
          onDraft(
            withKind(
              draft,
              kinds.find((one) => one === target.value),
            ),
          )
        }
      />
      <fieldset className={styles.Pair}>
        <legend className={styles.Legend}>{openingTitle(kind)}</legend>
        {sides.map((side) => (
          <TextField
            key={side}
            label={content.openings[side]}
            autoComplete="off"
            maxLength={20}
            value={opening[side]}
            hint={!known[side] && opening[side] !== '' && content.computed}
            error={openingError(draft, side)}
            onChange={({ target }) => onDraft(withOpening(draft, side, target.value))}
          />
        ))}
      </fieldset>
      <fieldset className={styles.Pair}>
        <legend className={styles.Legend}>{content.frames.title}</legend>
        {sides.map((side) => (
          <TextField
            key={side}
            label={content.frames[side]}
            autoComplete="off"
            maxLength={20}
            value={frame[side]}
            error={sideIn(frame[side]) === undefined && content.sideError}
            onChange={({ target }) => onDraft(withFrame(draft, side, target.value))}
          />
        ))}
      </fieldset>
      <Room draft={draft} />
    </div>
  )
}

/** What is wrong with a side of the opening. Both sides are needed, or none. */
function openingError({ opening, known }: SizesDraft, side: Side) {
  if (known[side]) return sideIn(opening[side]) === undefined && content.sideError
  return (known.width || known.height) && content.otherSide
}

/** How much room is around the frame, with a warning if there is none. */
function Room({ draft }: Pick<Props, 'draft'>) {
  const [around, inner] = [sizeIn(draft.opening), sizeIn(draft.frame)]
  if (!around || !inner) return null
  const isTight = isTightFit(inner, around)
  const [width, height] = [around.width - inner.width, around.height - inner.height]
  return (
    <p role="status" className={styles.Room} data-tight={isTight || undefined}>
      {isTight ? scheduleContent.tooTight : content.room(roomText(width), roomText(height))}
    </p>
  )
}

const roomText = (room: number) => formatInches(room as Sixteenths)
