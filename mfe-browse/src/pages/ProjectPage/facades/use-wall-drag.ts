import { perInch, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import type { OpeningBox } from '@virida/shared/products/facade/placed-openings'
import { placeProblem, type PlaceProblem } from '@virida/shared/products/facade/placing'
import { snapped, type Guide } from '@virida/shared/products/facade/snapping'
import type { Facade } from '@virida/shared/products/project/facade'
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { pointIn } from './wall-scale'

/** Pixels that a pointer moves before it drags, and within which an opening snaps to a line. */
const slack = 5
const snapWithin = 9

/** What is dragged. */
export type Dragged = {
  /** Tells apart what is dragged: an opening of the wall, or a row of the tray. */
  key: string
  box: OpeningBox
  /** The other openings of the façade. */
  others: readonly OpeningBox[]
  /** Where the pointer holds the opening, from its lower left corner. Without it, in its middle. */
  hold?: { x: number; y: number }
  /** Called when it is dropped on the wall. */
  onDrop: (box: OpeningBox, problem: PlaceProblem | undefined) => void
}

/** An opening while it is dragged over the wall. */
export type Draft = {
  key: string
  box: OpeningBox
  problem: PlaceProblem | undefined
  guides: readonly Guide[]
}

/** Drags openings with a mouse, a pen or a finger. Escape ends a drag without a change. */
export function useWallDrag(svg: RefObject<SVGSVGElement | null>, facade: Facade, scale: number) {
  const [draft, setDraft] = useState<Draft>()
  const drag = useRef<{
    dragged: Dragged
    x: number
    y: number
    draft?: Draft | undefined
    isMoved: boolean
  }>(undefined)
  const wasDragged = useRef(false)
  const end = () => {
    drag.current = undefined
    setDraft(undefined)
  }
  useEffect(() => {
    const wall = svg.current
    if (!wall) return
    // Browsers do not apply touch-action to parts of a drawing, and with it on the whole drawing no finger could scroll
    // the page there.
    const keepPage = (event: TouchEvent) => {
      if (drag.current) event.preventDefault()
    }
    wall.addEventListener('touchmove', keepPage, { passive: false })
    return () => wall.removeEventListener('touchmove', keepPage)
  }, [svg])
  const isDragging = draft !== undefined
  useEffect(() => {
    if (!isDragging) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise the panel around the wall would be closed.
      event.preventDefault()
      end()
    }
    addEventListener('keydown', cancel, true)
    return () => removeEventListener('keydown', cancel, true)
  }, [isDragging])

  const draftAt = (dragged: Dragged, clientX: number, clientY: number): Draft | undefined => {
    const at = svg.current && pointIn(svg.current, clientX, clientY)
    if (!at) return undefined
    const { box, others, key } = dragged
    const hold = dragged.hold ?? { x: box.width / 2, y: box.height / 2 }
    if (!at.isInside && !dragged.hold) return undefined
    const moved = {
      ...box,
      x: Math.round(at.x * perInch - hold.x) as Sixteenths,
      sill: Math.round(facade.height - at.y * perInch - hold.y) as Sixteenths,
    }
    const { guides, ...place } = snapped(facade, moved, others, (snapWithin / scale) * perInch)
    const next = { ...box, ...place }
    return { key, box: next, guides, problem: placeProblem(facade, next, others) }
  }

  /** Handlers for an element that can be dragged. `dragged` is asked when the pointer is pressed. */
  const handlers = (dragged: (at: { x: number; y: number } | undefined) => Dragged | undefined) => ({
    onPointerDown: (event: PointerEvent<Element>) => {
      wasDragged.current = false
      if (event.button !== 0) return
      const at = svg.current ? pointIn(svg.current, event.clientX, event.clientY) : undefined
      const found = dragged(at && { x: at.x * perInch, y: facade.height - at.y * perInch })
      if (!found) return
      drag.current = { dragged: found, x: event.clientX, y: event.clientY, isMoved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const current = drag.current
      if (!current) return
      const away = Math.hypot(event.clientX - current.x, event.clientY - current.y)
      if (!current.isMoved && away < slack) return
      current.isMoved = true
      wasDragged.current = true
      current.draft = draftAt(current.dragged, event.clientX, event.clientY)
      setDraft(current.draft)
    },
    onPointerUp: () => {
      const current = drag.current
      end()
      if (current?.isMoved && current.draft) current.dragged.onDrop(current.draft.box, current.draft.problem)
    },
    onPointerCancel: end,
  })
  /** Whether the click that follows belongs to a drag. */
  const isClickOfDrag = () => wasDragged.current
  return { draft, handlers, isClickOfDrag }
}
