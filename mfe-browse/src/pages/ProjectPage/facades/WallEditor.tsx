import type { Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { lineStyle } from '@virida/shared/products/facade/line-style'
import type { OpeningBox } from '@virida/shared/products/facade/placed-openings'
import { freePlace, placeProblem, type PlaceProblem } from '@virida/shared/products/facade/placing'
import { draw } from '@virida/shared/products/drawing/draw'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { roofRise } from '@virida/shared/products/facade/wall'
import type { Facade } from '@virida/shared/products/project/facade'
import { focusSoon } from '@virida/shared/site/focus-soon'
import { Notice } from '@virida/shared/site/ui/Notice'
import { useMemo, useState } from 'react'
import { jobFacades, type JobOpening } from '../files/house-sheet/job-facades'
import { moveCopy, placeCopy, unplaceCopy } from './change-facades'
import { facadesContent as content } from './content'
import { kindOf, waitingRows, whereText, type ListedRow, type WaitingRow } from './facade-rows'
import { PlaceFields } from './PlaceFields'
import { Tray, trayId } from './Tray'
import type { FacadeChanges } from './use-facade-changes'
import { useWallDrag } from './use-wall-drag'
import { useWallScale } from './wall-scale'
import { wallBox, wallKey } from './WallDrawing'
import { WallView } from './WallView'
import styles from './WallEditor.module.css'

type Props = {
  facade: Facade
  facades: readonly Facade[]
  rows: readonly ListedRow[]
  changes: FacadeChanges
}

const trayKey = ({ row }: WaitingRow) => `tray ${row.id}`

/** Puts windows and doors on a façade: by dragging, with the keyboard, or as numbers. */
export function WallEditor({ facade, facades, rows, changes }: Props) {
  const box = wallBox(facade)
  const { svg, scale } = useWallScale(box.width, box.height)
  const { draft, handlers, isClickOfDrag } = useWallDrag(svg, facade, scale)
  const [selected, setSelected] = useState<string>()
  const hair = 1 / scale
  const openings = useMemo(() => jobFacades([facade], rows, hair)[0]?.openings ?? [], [facade, rows, hair])
  const { waiting, withoutSize } = useMemo(() => waitingRows(rows, facades), [rows, facades])
  const chosen = openings.find((opening) => wallKey(opening) === selected)
  const othersOf = (opening: JobOpening) => openings.filter((other) => other !== opening)
  const idOf = ({ row, copy }: JobOpening) => ({ row: rows[row]?.id ?? '', copy })

  /** @returns Why the opening cannot be there, or nothing if it is moved. */
  const moveTo = (opening: JobOpening, place: { x: Sixteenths; sill: Sixteenths }, key?: string) => {
    const { tag } = opening
    const problem = placeProblem(facade, { ...opening, ...place }, othersOf(opening))
    // An opening that cannot be where it is may be moved away step by step, also over others.
    if (problem && !(opening.problem && isNear(facade, place))) {
      const words = content.refused[problem](tag)
      changes.report(words)
      return words
    }
    const where = content.placed(tag, whereText(place))
    changes.make(moveCopy(idOf(opening), { facade: facade.id, ...place }), where, key)
    return undefined
  }
  const step = (opening: JobOpening, right: number, up: number) => {
    const place = { x: (opening.x + right) as Sixteenths, sill: (opening.sill + up) as Sixteenths }
    moveTo(opening, place, `move ${facade.id} ${wallKey(opening)}`)
  }
  const remove = (opening: JobOpening) => {
    changes.make(unplaceCopy(idOf(opening)), content.unplaced(opening.tag))
    setSelected(undefined)
    focusSoon(trayId)
  }
  const place = ({ row }: WaitingRow, at: { x: Sixteenths; sill: Sixteenths }) => {
    changes.make(
      placeCopy(row.id, { facade: facade.id, x: at.x, sill: at.sill }),
      content.placed(row.tag, whereText(at)),
    )
    const copy = (row.places ?? []).filter((one) => facades.some(({ id }) => id === one.facade)).length
    setSelected(wallKey({ row: rows.indexOf(row), copy }))
  }
  const placeFree = (each: WaitingRow) => {
    if (isClickOfDrag()) return
    const at = freePlace(facade, kindOf(each.row, each.size), openings)
    if (at) {
      place(each, at)
      // The button of a row is gone when the last of its openings is placed.
      if (each.left === 1) focusSoon(trayId)
    } else changes.report(content.refused.noPlace(each.row.tag, facade.name))
  }
  const refuse = (tag: string, problem: PlaceProblem) => changes.report(content.refused[problem](tag))

  const onWall = (opening: JobOpening) =>
    handlers((at) => {
      const taken = (at && nearest(openings, at)) ?? opening
      setSelected(wallKey(taken))
      return {
        key: wallKey(taken),
        box: taken,
        others: othersOf(taken),
        ...(at && { hold: { x: at.x - taken.x, y: at.y - taken.sill } }),
        onDrop: ({ x, sill }) => void moveTo(taken, { x, sill }),
      }
    })
  const ofTray = (each: WaitingRow) =>
    handlers(() => ({
      key: trayKey(each),
      box: { ...each.size, x: 0 as Sixteenths, sill: 0 as Sixteenths },
      others: openings,
      onDrop: (dropped, problem) =>
        problem ? refuse(each.row.tag, problem) : place(each, { x: dropped.x, sill: dropped.sill }),
    }))
  const dragged = draft && waiting.find((each) => trayKey(each) === draft.key)
  const draggedMade = dragged?.row.made
  const draftShapes = useMemo(() => {
    if (!draggedMade) return []
    const { shapes } = draw({ ...drawingOf(draggedMade.design, draggedMade.record), view: 'outside' })
    return lineStyle(shapes, hair)
  }, [draggedMade, hair])
  const wrong = [...new Set(openings.filter(({ problem }) => problem).map(({ tag }) => tag))]
  return (
    <div className={styles.WallEditor}>
      <Tray waiting={waiting} withoutSize={withoutSize} handlers={ofTray} onPlace={placeFree} />
      <div className={styles.Frame}>
        <WallView
          {...{ svg, facade, openings, scale, selected, draft }}
          draftShapes={dragged && draftShapes}
          handlers={onWall}
          onSelect={(opening) => setSelected(wallKey(opening))}
          onStep={step}
          onRemove={remove}
        />
      </div>
      <p className={styles.Help}>{content.help}</p>
      {wrong.length > 0 && <Notice title={content.warning(wrong.join(', '))} />}
      {chosen ? (
        <PlaceFields
          key={wallKey(chosen)}
          opening={chosen}
          onPlace={(at) => moveTo(chosen, at)}
          onRemove={() => remove(chosen)}
        />
      ) : (
        <p className={styles.Help}>{content.place.none}</p>
      )}
    </div>
  )
}

/** Whether the lower left corner of an opening is on the wall or below its roof. */
const isNear = (facade: Facade, { x, sill }: Pick<OpeningBox, 'x' | 'sill'>) =>
  x >= 0 && sill >= 0 && x <= facade.width && sill <= facade.height + roofRise(facade)

/** The opening at a point of the wall. Targets of small openings overlap, so the one whose middle is nearest is meant. */
function nearest<Box extends OpeningBox>(openings: readonly Box[], { x, y }: { x: number; y: number }) {
  const away = (box: Box) => Math.hypot(box.x + box.width / 2 - x, box.sill + box.height / 2 - y)
  const within = openings.filter(
    (box) => x >= box.x && x <= box.x + box.width && y >= box.sill && y <= box.sill + box.height,
  )
  return within.sort((a, b) => away(a) - away(b))[0]
}
