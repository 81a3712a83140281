import { useRef, type PointerEvent } from 'react'

/** The shortest swipe that counts, in CSS pixels. */
const shortestSwipe = 40

/**
 * Detects horizontal swipes with a finger or a pen: they move further sideways than up or down.
 * @param onSwipe Gets -1 for a swipe to the left, which means the next slide, and 1 for a swipe to the right.
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      from.current = undefined
      if (Math.abs(x) > shortestSwipe && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
