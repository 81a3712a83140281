import { useEffect, useRef, useState } from 'react'

/** Carousel and frame gallery advance every 3 seconds (specification: browsing, section 9). */
const pace = 3_000

export type Rotation = {
  /** It moves by itself, or would if nothing held it. */
  playing: boolean
  toggle: () => void
  /** The visitor has chosen a slide: it stays until the visitor starts the rotation again. */
  stop: () => void
  /** For the carousel's root: pointer and focus hold the rotation, out of sight it rests. */
  hold: {
    ref: React.RefObject<HTMLElement | null>
    onPointerEnter: (event: React.PointerEvent) => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: React.FocusEvent) => void
  }
}

/**
 * Calls `advance` every 3 seconds while nothing speaks against it: less motion is wished, the pointer or the
 * focus is on it, it is out of sight, or something else on the page moves (`resting`).
 */
export function useRotation(advance: () => void, { resting }: { resting: boolean }): Rotation {
  const root = useRef<HTMLElement>(null)
  const latest = useRef(advance)
  const [playing, play] = useState(true)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) play(false)
  }, [])
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  const moves = playing && seen && !pointed && !focused && !resting
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => latest.current(), pace)
    return () => clearInterval(timer)
  }, [moves])

  return {
    playing,
    toggle: () => play(!playing),
    stop: () => play(false),
    hold: {
      ref: root,
      // A finger leaves no pointer behind that would say it has gone.
      onPointerEnter: ({ pointerType }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
