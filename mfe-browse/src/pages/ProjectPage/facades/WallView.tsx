import { perInch, toInches, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { Shapes } from '@virida/shared/products/drawing/react/DrawingView'
import type { PathShape } from '@virida/shared/products/drawing/canvas/drawing'
import { topLeftOf } from '@virida/shared/products/facade/draw-facade'
import type { OpeningBox } from '@virida/shared/products/facade/placed-openings'
import type { Facade } from '@virida/shared/products/project/facade'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import type { JobOpening } from '../files/house-sheet/job-facades'
import { facadesContent as content } from './content'
import { openingName, whereText } from './facade-rows'
import type { Draft, useWallDrag } from './use-wall-drag'
import { OpeningFace, Outline, wallBox, WallDrawing, wallKey } from './WallDrawing'
import styles from './WallView.module.css'

/** Pixels: the least size of a target. */
const target = 44
type Props = {
  svg: RefObject<SVGSVGElement | null>
  facade: Facade
  openings: readonly JobOpening[]
  scale: number
  selected: string | undefined
  draft: Draft | undefined
  /** The drawing of what is dragged from the tray. */
  draftShapes: readonly PathShape[] | undefined
  handlers: (opening: JobOpening) => ReturnType<ReturnType<typeof useWallDrag>['handlers']>
  onSelect: (opening: JobOpening) => void
  /** Moves an opening by sixteenths to the right and up. */
  onStep: (opening: JobOpening, right: number, up: number) => void
  onRemove: (opening: JobOpening) => void
}

const steps: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A façade to scale. Each opening is a button that can be dragged, or moved with the arrow keys. */
export function WallView(props: Props) {
  const { svg, facade, openings, scale, selected, draft, draftShapes, handlers, onSelect, onStep, onRemove } =
    props
  const id = useId()
  const box = wallBox(facade)
  const onKeyDown = (opening: JobOpening) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      const by = (event.shiftKey ? 12 : 1) * perInch
      onStep(opening, step[0] * by, step[1] * by)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSelect(opening)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onRemove(opening)
    }
  }
  return (
    <svg
      ref={svg}
      className={styles.Wall}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="group"
      aria-label={content.wall(facade.name, openings.length)}
      focusable="false"
    >
      <WallDrawing facade={facade} scale={scale} id={id}>
        {openings.map((opening) => {
          const key = wallKey(opening)
          const shown = draft?.key === key ? { ...opening, ...draft.box, problem: draft.problem } : opening
          const [x, y] = topLeftOf(facade, shown)
          const problem = shown.problem && content.opening.problems[shown.problem]
          const name = [openingName(opening.tag, opening), whereText(shown), problem]
            .filter(Boolean)
            .join(', ')
          return (
            <g
              key={key}
              role="button"
              tabIndex={0}
              aria-label={name}
              aria-pressed={selected === key}
              data-problem={shown.problem}
              data-dragged={draft?.key === key || undefined}
              className={styles.Opening}
              transform={`translate(${x} ${y})`}
              onFocus={() => onSelect(opening)}
              onClick={() => onSelect(opening)}
              onKeyDown={onKeyDown(opening)}
              {...handlers(opening)}
            >
              <Target box={shown} scale={scale} />
              <OpeningFace {...{ scale, id }} opening={shown} />
            </g>
          )
        })}
        {draft && draftShapes && (
          <g
            aria-hidden="true"
            data-problem={draft.problem}
            data-dragged
            className={styles.Opening}
            transform={`translate(${topLeftOf(facade, draft.box).join(' ')})`}
          >
            <Shapes shapes={draftShapes} id={id} />
            <Outline box={draft.box} />
          </g>
        )}
      </WallDrawing>
      <g aria-hidden="true">
        {draft?.guides.map(({ axis, at }) => (
          <path key={`${axis} ${at}`} className={styles.Guide} d={guidePath(facade, axis, at)} />
        ))}
      </g>
    </svg>
  )
}

function guidePath(facade: Facade, axis: 'x' | 'height', at: Sixteenths): string {
  const { x, y, width, height } = wallBox(facade)
  return axis === 'x'
    ? `M${toInches(at)} ${y}v${height}`
    : `M${x} ${toInches(facade.height) - toInches(at)}h${width}`
}

/** Takes pointers. It is at least as large as a finger needs. */
function Target({ box, scale }: { box: OpeningBox; scale: number }) {
  const [width, height] = [toInches(box.width), toInches(box.height)]
  const more = (side: number) => Math.max(0, target / scale - side) / 2
  return (
    <rect
      className={styles.Target}
      x={-more(width)}
      y={-more(height)}
      width={width + 2 * more(width)}
      height={height + 2 * more(height)}
    />
  )
}
