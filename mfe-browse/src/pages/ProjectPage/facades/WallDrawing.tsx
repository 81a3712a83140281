import { toInches } from '@virida/shared/products/catalogue/dimension'
import { Shapes } from '@virida/shared/products/drawing/react/DrawingView'
import { groundShape, topLeftOf, wallShapes } from '@virida/shared/products/facade/draw-facade'
import type { OpeningBox } from '@virida/shared/products/facade/placed-openings'
import { tagShapes } from '@virida/shared/products/facade/tag'
import { roofRise } from '@virida/shared/products/facade/wall'
import type { Facade } from '@virida/shared/products/project/facade'
import { useMemo, type ReactNode } from 'react'
import type { JobOpening } from '../files/house-sheet/job-facades'
import styles from './WallView.module.css'

/** Inches around the wall, for eaves and the ground line. */
const beside = 36
const below = 12
/** Pixels of the text of tags. On a phone they are smaller, so that they hide less of the windows. */
const tagSize = (scale: number) => (scale < 0.8 ? 9 : 11)

export const wallKey = ({ row, copy }: Pick<JobOpening, 'row' | 'copy'>) => `${row} ${copy}`

/** The part of the drawing that is shown, in inches. */
export function wallBox(facade: Facade) {
  const [width, height] = [toInches(facade.width), toInches(facade.height)]
  const top = toInches(roofRise(facade)) + 24
  return { x: -beside, y: -top, width: width + 2 * beside, height: top + height + below }
}

type WallProps = {
  facade: Facade
  /** Pixels of an inch. */
  scale: number
  /** Unique on the page. */
  id: string
  /** What is on the wall, behind the ground line. */
  children: ReactNode
}

/** The wall with its roof and the ground line, to scale. */
export function WallDrawing({ facade, scale, id, children }: WallProps) {
  const hair = 1 / scale
  const wall = useMemo(() => wallShapes(facade, hair), [facade, hair])
  const ground = useMemo(() => [groundShape(facade, hair)], [facade, hair])
  return (
    <>
      <g aria-hidden="true">
        <Shapes shapes={wall} id={id} />
      </g>
      {children}
      <g aria-hidden="true">
        <Shapes shapes={ground} id={id} />
      </g>
    </>
  )
}

type FaceProps = { opening: JobOpening; scale: number; id: string }

/** An opening with its tag. Its upper left corner is the origin. */
export function OpeningFace({ opening, scale, id }: FaceProps) {
  const { tag, shapes, width, height } = opening
  const tagged = useMemo(
    () => tagShapes(tag, [toInches(width) / 2, toInches(height) / 2], tagSize(scale) / scale, 1 / scale),
    [tag, width, height, scale],
  )
  return (
    <>
      {shapes && <Shapes shapes={shapes} id={id} />}
      <Outline box={opening} isFilled={!shapes} />
      <Shapes shapes={tagged} id={id} />
    </>
  )
}

/** An opening at its place, to look at. */
export const OpeningOnWall = ({ facade, ...face }: FaceProps & { facade: Facade }) => (
  <g aria-hidden="true" transform={`translate(${topLeftOf(facade, face.opening).join(' ')})`}>
    <OpeningFace {...face} />
  </g>
)

export const Outline = ({ box, isFilled }: { box: OpeningBox; isFilled?: boolean }) => (
  <rect
    className={styles.Outline}
    data-filled={isFilled || undefined}
    width={toInches(box.width)}
    height={toInches(box.height)}
  />
)
