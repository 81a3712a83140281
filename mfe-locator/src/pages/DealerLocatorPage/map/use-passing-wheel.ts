import { useEffect, type RefObject } from 'react'

/** How far in px the pointer must move, after the wheel has scrolled the page, until the wheel zooms the map. */
const intended = 16

/**
 * Lets a visitor scroll the page across the map. The wheel zooms the map only after the pointer has moved or pressed on
 * it; while the page moves below a resting pointer, the wheel goes on scrolling the page.
 */
export function usePassingWheel(map: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = map.current
    if (!element) return
    let isPassing = true
    let last = { x: NaN, y: NaN }
    const controller = new AbortController()
    const { signal } = controller
    const onWheel = (event: WheelEvent) => {
      const isInside = element.contains(event.target as Node)
      if (!isInside) isPassing = true
      if (!isPassing) return
      last = { x: event.clientX, y: event.clientY }
      // Both map libraries listen on elements inside the map, so they do not get the event. The page scrolls,
      // because nothing prevents it.
      if (isInside) event.stopPropagation()
    }
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (!(Math.hypot(clientX - last.x, clientY - last.y) < intended)) isPassing = false
    }
    const onPress = () => {
      isPassing = false
    }
    addEventListener('wheel', onWheel, { capture: true, passive: true, signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerdown', onPress, { signal })
    return () => controller.abort()
  }, [map])
}
