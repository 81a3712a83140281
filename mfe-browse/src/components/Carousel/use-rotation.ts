import { useEffect, useRef, useState } from 'react'

/** Time between two slides in milliseconds (R-SERIES-3, R-SERIES-10). */
const pace = 3_000
/** Milliseconds after a choice of the visitor until the rotation continues (R-SERIES-3). */
const restAfterChoice = 8_000

export type Rotation = {
  /** Whether the visitor has not paused the rotation. It can still rest, see `useRotation`. */
  playing: boolean
  toggle: () => void
  /** Holds rotation for 8 s after the visitor chose a slide. */
  rest: () => void
  /** Whether the rotation rests because the visitor chose a slide less than 8 s ago. */
  hasChosen: boolean
  /**
   * Props for the root element. The rotation stops while the mouse or the keyboard focus is on the element,
   * and while the element is out of view.
   */
  hold: {
    ref: React.RefObject<HTMLElement | null>
    onPointerEnter: (event: React.PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: React.FocusEvent) => void
    onBlur: (event: React.FocusEvent) => void
  }
}

/**
 * Calls `advance` every 3 seconds. It stops while the mouse or the keyboard focus is on the element, while
 * less than 40% of the element is in view, while `resting` is true, and for 8 seconds after a choice. If the
 * visitor prefers reduced motion, it starts paused.
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
  // The number of choices of the visitor. It is set back to 0 when 8 s have passed since the last choice.
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
