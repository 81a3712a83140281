import { changeText } from '@virida/shared/products/egress/change-text'
import { marginText, measureText } from '@virida/shared/products/egress/margin-text'
import { lengthText } from '@virida/shared/products/egress/names'
import { measures } from '@virida/shared/products/building-code/minimums'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { Design } from '@virida/shared/products/design/design'
import { mendsOf, type Mend, type RowEgress } from '@virida/shared/products/project/row-egress'
import { Button } from '@virida/shared/site/ui/Button'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useState } from 'react'
import { egressContent as content } from './content'
import styles from './EgressDetails.module.css'

type Checked = Extract<RowEgress, { state: 'passes' | 'fails' }>

type Props = {
  egress: Checked
  design: Design
  /** Name of the row, for screen readers. */
  row: string
  /** Changes the row to a design that passes. Without it, the designs that pass are only listed. */
  onMend?: ((design: Design) => void) | undefined
}

/** How far an opening exceeds the minimums or falls short of them, and which designs would pass. */
export function EgressDetails({ egress, design, row, onMend }: Props) {
  // Designs that pass are searched for only when the visitor opens the details.
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.Details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.Summary}>
        {content.details} <VisuallyHidden>{content.detailsOf(row)}</VisuallyHidden>
      </summary>
      {isOpen && (
        <>
          <p>{content.marginsTitle[egress.floor]}</p>
          <ul>
            {measures.map((measure) => (
              <li key={measure} data-short={egress.margins[measure] < 0 || undefined}>
                {content.margin(
                  content.measures[measure],
                  measureText(measure, egress.opening.result.exact[measure]),
                  marginText(measure, egress.margins[measure]),
                )}
              </li>
            ))}
            <li data-short={(egress.sillMargin ?? 0) < 0 || undefined}>{sillText(egress)}</li>
          </ul>
          {egress.state === 'fails' && <Mends {...{ egress, design, row, onMend }} />}
        </>
      )}
    </details>
  )
}

function sillText({ sillMargin: margin }: Checked): string {
  if (margin === undefined) return content.sill.unknown
  const { low, high } = content.sill
  return margin < 0 ? high(lengthText(-margin)) : low(lengthText(margin))
}

function Mends({ egress: { floor, opening, sillMargin = 0 }, design, row, onMend }: Props) {
  const mends = mendsOf(design, floor)
  const labelOf = ({ change, design: { series } }: Mend) =>
    change ? content.larger(changeText(change, opening.frame)) : content.other(seriesFacts[series].title)
  return (
    <>
      {sillMargin < 0 && <p>{content.lower}</p>}
      {sillMargin >= 0 && mends.length === 0 && <p>{content.noMend}</p>}
      {mends.length > 0 && <p>{content.mendsTitle}</p>}
      <ul className={styles.Mends}>
        {mends.map((mend) => (
          <li key={labelOf(mend)}>
            {onMend ? (
              <Button variant="ghost" onClick={() => onMend(mend.design)}>
                {labelOf(mend)} <VisuallyHidden>{content.mendOf(row)}</VisuallyHidden>
              </Button>
            ) : (
              labelOf(mend)
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
