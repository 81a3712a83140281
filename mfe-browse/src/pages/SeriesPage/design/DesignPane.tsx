import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { Design } from '@virida/shared/products/design/design'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { dimensions, largeDimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { describe } from '@virida/shared/products/drawing/describe'
import { draw } from '@virida/shared/products/drawing/draw'
import type { View } from '@virida/shared/products/drawing/product/input'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { Segments } from '@virida/shared/site/ui/Segments'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useMemo, useState } from 'react'
import { designContent as content, fieldNames } from './content'
import styles from './DesignPane.module.css'
import { useSmallScreen } from './use-small-screen'

type Props = { design: Design; series: SeriesRecord; problems: readonly Problem[] }

const views = (['outside', 'inside'] as const).map((value) => ({ value, label: content.view[value] }))

const isFixed = ({ style }: SeriesRecord, { operation }: Design) =>
  style === 'picture' || style === 'round_top_specialty_shapes' || operation === 'O'

/** The design drawn to scale, seen from outside or inside, closed or open; and whether it is made. */
export function DesignPane({ design, series, problems }: Props) {
  const [view, setView] = useState<View>('outside')
  const [open, setOpen] = useState(0)
  const fixed = isFixed(series, design)
  const input = useMemo(
    () => ({ ...drawingOf(design, series), view, open: fixed ? 0 : open }),
    [design, series, view, open, fixed],
  )
  const isSmall = useSmallScreen()
  const drawing = useMemo(() => draw(input, [isSmall ? largeDimensions : dimensions]), [input, isSmall])
  return (
    <div className={styles.Pane}>
      <div className={styles.Sheet}>
        <DrawingView drawing={drawing} className={styles.Drawing} {...describe(input)} />
      </div>
      <div className={styles.Bar}>
        <Segments label={content.view.label} options={views} value={view} onChange={setView} />
        {!fixed && (
          <label className={styles.Open}>
            <span>{content.open}</span>
            <input
              type="range"
              className={styles.Range}
              min={0}
              max={1}
              step={0.05}
              value={open}
              aria-valuetext={content.openStates(open)}
              onChange={({ currentTarget }) => setOpen(currentTarget.valueAsNumber)}
            />
          </label>
        )}
      </div>
      <Verdict problems={problems} />
      {series.style === 'bay' && <p className={styles.Note}>{content.bay}</p>}
    </div>
  )
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

function Verdict({ problems }: Pick<Props, 'problems'>) {
  const fields = [...new Set(problems.map(({ field }) => fieldNames[field]))]
  return (
    <p role="status" className={styles.Verdict} data-made={fields.length === 0}>
      {fields.length === 0 ? content.made : content.notMade(list.format(fields))}
      <VisuallyHidden> {problems.map(({ message }) => message).join(' ')}</VisuallyHidden>
    </p>
  )
}
