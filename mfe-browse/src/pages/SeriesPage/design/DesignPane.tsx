import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { Design } from '@virida/shared/products/design/design'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { paintOf } from '@virida/shared/products/design/frame-colors'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { dimensions, dimensionsOf } from '@virida/shared/products/drawing/annotations/dimensions'
import { describe } from '@virida/shared/products/drawing/describe'
import { draw } from '@virida/shared/products/drawing/draw'
import type { View } from '@virida/shared/products/drawing/product/input'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { Link } from '@virida/shared/site/ui/Link'
import { Segments } from '@virida/shared/site/ui/Segments'
import { useEffect, useMemo, useRef, useState } from 'react'
import { leadTo } from '../../../components/lead-to'
import { designContent as content } from './content'
import styles from './DesignPane.module.css'
import { useLabelSize } from './use-label-size'
import { Verdict } from './Verdict'
import { useWallView } from './wall/use-wall-view'

type Props = { design: Design; series: SeriesRecord; problems: readonly Problem[] }
/** What the pane shows: the product alone from one side, or in a wall. */
type Shown = View | 'wall'

const views = (['outside', 'inside', 'wall'] as const).map((value) => ({ value, label: content.view[value] }))

const isFixed = ({ style }: SeriesRecord, { operation }: Design) =>
  style === 'picture' || style === 'round_top_specialty_shapes' || operation === 'O'

/** The design drawn to scale, seen from outside or inside or in a wall, closed or open; and whether it is made. */
export function DesignPane({ design, series, problems }: Props) {
  const [shown, setShown] = useState<Shown>('outside')
  const [open, setOpen] = useState(0)
  const sheet = useRef<HTMLDivElement>(null)
  const wall = useWallView()
  const fixed = isFixed(series, design)
  const view: View = shown === 'inside' ? 'inside' : 'outside'
  const input = useMemo(
    () => ({ ...drawingOf(design, series), view, open: fixed ? 0 : open }),
    [design, series, view, open, fixed],
  )
  const finish = useMemo(
    () => ({ outside: paintOf(design.exterior).colorHex, inside: paintOf(design.interior).colorHex }),
    [design.exterior, design.interior],
  )
  const WallView = shown === 'wall' ? wall.View : undefined
  const isInWall = WallView !== undefined
  const pane = useRef<HTMLDivElement>(null)
  // On a phone the pane does not stick while it shows the wall, so it may be above the screen. Scroll it into view.
  useEffect(() => {
    if (isInWall) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [isInWall])
  const size = useLabelSize(sheet, input, !isInWall)
  const drawing = useMemo(() => draw(input, [size ? dimensionsOf(size) : dimensions]), [input, size])
  const words = describe(input)
  return (
    <div ref={pane} className={styles.Pane} data-wall={isInWall || undefined}>
      {WallView ? (
        <WallView input={input} finish={finish} title={words.title} />
      ) : (
        <div ref={sheet} className={styles.Sheet}>
          <DrawingView drawing={drawing} className={styles.Drawing} {...words} />
        </div>
      )}
      <div className={styles.Bar}>
        <Segments
          label={content.view.label}
          options={views}
          value={shown}
          onChange={(next) => {
            setShown(next)
            if (next === 'wall' && !wall.View) wall.load()
          }}
        />
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
      {shown === 'wall' && wall.failed && (
        <p role="alert" className={styles.Note}>
          {content.wallFailed}
        </p>
      )}
      <div className={styles.Foot}>
        <Verdict problems={problems} />
        <Link href={`#${content.nextSteps}`} onClick={leadTo(content.nextSteps)} className={styles.Lead}>
          {content.leadToNext}
        </Link>
      </div>
      {series.style === 'bay' && <p className={styles.Note}>{content.bay}</p>}
    </div>
  )
}
