import {
  formatNumber,
  formatSize,
  inches,
  nearestSixteenth,
  toInches,
} from '@virida/shared/products/catalogue/dimension'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { problemsOf } from '@virida/shared/products/design/problems/problems'
import type { DescribedDesign, DescribedWindow } from '@virida/shared/products/project/describe-window'
import {
  nothingMeasured,
  smallestOf,
  type MeasuredOpening,
} from '@virida/shared/products/project/measured-opening'
import { Button } from '@virida/shared/site/ui/Button'
import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { Notice } from '@virida/shared/site/ui/Notice'
import { useId, useState, type FormEvent } from 'react'
import { useModal } from '../../../../components/Modal/use-modal'
import { scheduleContent } from '../../content'
import type { ListChanges } from '../use-list-changes'
import { guideContent, measureContent as content } from './content'
import styles from './MeasureDialog.module.css'
import { MeasureGuide } from './MeasureGuide'
import { notesWith } from './notes'
import { SizeFields } from './SizeFields'
import { draftOf, sizesIn, withOpening, type Side, type SizesDraft } from './sizes-draft'

type Props = {
  window: DescribedWindow & { id: string; made: DescribedDesign }
  /** Index of the row in the list. */
  at: number
  changes: ListChanges
  onClose: () => void
}

/** Edits the sizes of a row: typed, or measured with the guide. The list changes when the visitor uses the sizes. */
export function MeasureDialog({ window, at, changes, onClose }: Props) {
  const { id, made, room, notes, opening } = window
  const titleId = useId()
  const modal = useModal(onClose)
  const [draft, setDraft] = useState(() => draftOf(made.design, opening))
  const [measured, setMeasured] = useState<MeasuredOpening>(nothingMeasured)
  const [keepsMeasures, setKeepsMeasures] = useState(true)
  const sizes = sizesIn(draft)
  const { frame: _, ...rest } = made.design
  const design = sizes && { ...rest, ...sizes.frame, ...(draft.kind && { frame: draft.kind }) }
  const problems = design ? problemsOf(design, made.record) : []
  const isMeasured = measured !== nothingMeasured
  const nextNotes = isMeasured ? notesWith(notes, measured) : undefined

  const measure = (next: MeasuredOpening) => {
    setMeasured(next)
    // A side that was typed stays until the guide has another smallest length for it.
    const taken = (before: SizesDraft, side: Side, group: 'widths' | 'heights') => {
      const smallest = smallestOf(next[group])
      const isNew = smallest !== undefined && smallest !== smallestOf(measured[group])
      return isNew ? withOpening(before, side, formatNumber(smallest)) : before
    }
    setDraft(taken(taken(draft, 'width', 'widths'), 'height', 'heights'))
  }
  const use = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sizes || !design) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    const part = {
      design: designCode(design),
      opening: sizes.opening,
      ...(keepsMeasures && nextNotes !== undefined && { notes: nextNotes }),
    }
    const { width, height } = sizes.frame
    onClose()
    changes.revise(id, part, content.used(scheduleContent.row(at, room), formatSize(width, height)))
  }
  return (
    <dialog {...modal} className={styles.MeasureDialog} aria-labelledby={titleId}>
      <form className={styles.Form} onSubmit={use} noValidate>
        <div className={styles.Head}>
          <h2 id={titleId} className={styles.Title}>
            {content.title(scheduleContent.row(at, room))}
          </h2>
          <Button variant="ghost" onClick={onClose}>
            {content.close}
          </Button>
        </div>
        <p className={styles.Product}>{made.record.title}</p>
        <SizeFields draft={draft} kinds={made.record.frameKinds} onDraft={setDraft} />
        <details className={styles.Guide}>
          <summary className={styles.Summary}>{guideContent.title}</summary>
          <MeasureGuide
            measured={measured}
            starts={startsOf(made)}
            isRetrofit={draft.kind === 'retrofit'}
            onMeasured={measure}
          />
        </details>
        {problems.length > 0 && (
          <Notice role="status" title={content.notMade}>
            <p>{problems.map(({ message }) => message).join(' ')}</p>
          </Notice>
        )}
        {isMeasured &&
          (nextNotes === undefined ? (
            <p>{content.keepFull}</p>
          ) : (
            <Checkbox
              label={content.keep}
              checked={keepsMeasures}
              onChange={({ target }) => setKeepsMeasures(target.checked)}
            />
          ))}
        <div>
          <Button type="submit">{content.use}</Button>
        </div>
      </form>
    </dialog>
  )
}

/** Whole inches of the row's size, where the buttons of the guide start. */
function startsOf({ design: { width, height } }: DescribedDesign) {
  const whole = (length: number) => inches(Math.floor(length))
  return {
    widths: whole(toInches(width)),
    heights: whole(toInches(height)),
    diagonals: whole(toInches(nearestSixteenth(Math.hypot(toInches(width), toInches(height))))),
  }
}
