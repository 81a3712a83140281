import { useLayoutEffect, useRef, useState } from 'react'

/** A point of the screen in the units of a drawing. Undefined while the drawing is not shown. */
export function pointIn(svg: SVGSVGElement, clientX: number, clientY: number) {
  const { left, top, width, height } = svg.getBoundingClientRect()
  if (width === 0 || height === 0) return undefined
  const box = svg.viewBox.baseVal
  // The drawing keeps its proportions and is in the middle of its element.
  const scale = Math.min(width / box.width, height / box.height)
  return {
    x: box.x + box.width / 2 + (clientX - left - width / 2) / scale,
    y: box.y + box.height / 2 + (clientY - top - height / 2) / scale,
    isInside: clientX >= left && clientX <= left + width && clientY >= top && clientY <= top + height,
  }
}

/** Pixels before the drawing is measured. */
const assumed = 1.5

/** The pixels of an inch of a drawing as it is shown, so that its texts and lines are as large as others of the page. */
export function useWallScale(width: number, height: number) {
  const svg = useRef<SVGSVGElement>(null)
  const [scale, setScale] = useState(assumed)
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const measure = () => {
      const shown = element.getBoundingClientRect()
      if (shown.width > 0) setScale(Math.min(shown.width / width, shown.height / height))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height])
  return { svg, scale }
}
