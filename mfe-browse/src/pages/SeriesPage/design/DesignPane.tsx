import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design } from '@virida/shared/design/design'
import { drawingOf } from '@virida/shared/design/drawing-of'
import type { Problem } from '@virida/shared/design/problems'
import { describe, dimensions, draw, largeDimensions, type View } from '@virida/shared/drawing'
import { DrawingView } from '@virida/shared/drawing/react/DrawingView'
import { Segments } from '@virida/shared/ui/Segments'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { useId, useMemo, useState } from 'react'
import { designContent as content, fieldNames } from './content'
import styles from './DesignPane.module.css'
import { useSmallScreen } from './use-small-screen'

type Props = { design: Design; series: SeriesRecord; problems: readonly Problem[] }

const views = (['outside', 'inside'] as const).map((value) => ({ value, label: content.view[value] }))

const isFixed = ({ style }: SeriesRecord, { operation }: Design) =>
  style === 'picture' || style === 'round_top_specialty_shapes' || operation === 'O'

/** The design drawn to scale, from both sides of the wall, shut and open; and whether it is made. */
export function DesignPane({ design, series, problems }: Props) {
  const id = useId()
  const [view, setView] = useState<View>('outside')
  const [open, setOpen] = useState(0)
  const fixed = isFixed(series, design)
  const input = useMemo(
    () => ({ ...drawingOf(design, series), view, open: fixed ? 0 : open }),
    [design, series, view, open, fixed],
  )
  const isSmall = useSmallScreen()
  const scene = useMemo(() => draw(input, [isSmall ? largeDimensions : dimensions]), [input, isSmall])
  return (
    <div className={styles.Pane}>
      <div className={styles.Sheet}>
        <DrawingView scene={scene} id={id} className={styles.Drawing} {...describe(input)} />
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
