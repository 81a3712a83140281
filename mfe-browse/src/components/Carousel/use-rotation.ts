import { useEffect, useRef, useState } from 'react'

/** Time between two slides in milliseconds (R-SERIES-3, R-SERIES-10). */
const pace = 3_000
/** Milliseconds until rotation goes on after the visitor chose a slide (R-SERIES-3). */
const restAfterChoice = 8_000

export type Rotation = {
  /** Whether rotation is on. It may still be held by the pointer, the focus or the scroll position. */
  playing: boolean
  toggle: () => void
  /** Holds rotation for 8 s after the visitor chose a slide. */
  rest: () => void
  /** Whether rotation rests because the visitor chose a slide. */
  hasChosen: boolean
  /** Props for the root element: hovering and the keyboard's focus hold the rotation, and so does scrolling it out of view. */
  hold: {
    ref: React.RefObject<HTMLElement | null>
    onPointerEnter: (event: React.PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: React.FocusEvent) => void
    onBlur: (event: React.FocusEvent) => void
  }
}

/**
 * Calls `advance` every 3 seconds. It does not while the visitor prefers reduced motion, while the pointer or the
 * focus is on the element, while the element is out of view, or while `resting` is true.
 */
export function useRotation(advance: () => void, { resting }: { resting: boolean }): Rotation {
  const root = useRef<HTMLElement>(null)
  const latest = useRef(advance)
  const [playing, setPlaying] = useState(true)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  // Choices of the visitor; 0 again when 8 s have passed since the last one.
  const [choices, setChoices] = useState(0)
  useEffect(() => {
    if (choices === 0) return
    const timer = setTimeout(() => setChoices(0), restAfterChoice)
    return () => clearTimeout(timer)
  }, [choices])
  const moves = playing && choices === 0 && seen && !pointed && !focused && !resting
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => latest.current(), pace)
    return () => clearInterval(timer)
  }, [moves])

  return {
    playing,
    toggle: () => {
      setChoices(0)
      setPlaying(!playing)
    },
    rest: () => setChoices((count) => count + 1),
    hasChosen: choices > 0,
    hold: {
      ref: root,
      // A touch has no reliable leave event, so only a mouse holds the rotation.
      onPointerEnter: ({ pointerType }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      // A click focuses a button too, but only the keyboard's focus holds the rotation.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
