import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { carouselContent } from './Carousel.content'
import styles from './Carousel.module.css'
import { Controls } from './Controls'
import { Thumbnails } from './Thumbnails'
import { useRotation } from './use-rotation'
import { useSwipe } from './use-swipe'

export type Slide = {
  key: string
  /** What is seen, in a few words. */
  label: string
  content: ReactNode
  thumbnail: ReactNode
}

export type CarouselProps = {
  /** What the pictures show, for screen readers. */
  label: string
  slides: readonly Slide[]
  /** Something else on the page moves now. */
  resting?: boolean
  /** The words of the slide stand below it. */
  captions?: boolean
}

/** The first picture and the rest of the page come first. */
const rest = 1_000

/**
 * Pictures one at a time, after the WAI-ARIA carousel pattern: they advance every 3 seconds and can be paused
 * in sight; whoever chooses a picture keeps it. Give it a new `key` with a new set of slides.
 */
export function Carousel({ label, slides, resting = false, captions }: CarouselProps) {
  const [at, setAt] = useState(0)
  const count = slides.length
  const step = (by: number) => setAt((now) => (now + by + count) % count)
  const single = count < 2
  const [looksAhead, lookAhead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => lookAhead(true), rest)
    return () => clearTimeout(timer)
  }, [])
  const { playing, toggle, stop, hold } = useRotation(() => step(1), { resting: resting || single })
  const choose = (by: number) => {
    stop()
    step(by)
  }
  const swipe = useSwipe((direction) => choose(-direction))
  return (
    <section {...hold} className={styles.Carousel} aria-roledescription="carousel" aria-label={label}>
      {!single && (
        <Controls
          at={at}
          count={count}
          playing={playing}
          onToggle={toggle}
          onPrevious={() => choose(-1)}
          onNext={() => choose(1)}
        />
      )}
      <div className={styles.Stage} aria-live={playing ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => {
          // The next one lies under the one that is shown, so that its picture is there when its turn comes.
          const isNext = looksAhead && index !== at && index === (at + 1) % count
          return (
            <div
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${carouselContent.position(index + 1, count)}: ${slide.label}`}
              hidden={index !== at && !isNext}
              aria-hidden={isNext || undefined}
              inert={isNext}
              data-next={isNext || undefined}
              className={styles.Slide}
            >
              {slide.content}
              {captions && <p className={styles.Caption}>{slide.label}</p>}
            </div>
          )
        })}
      </div>
      {!single && (
        <Thumbnails
          slides={slides}
          at={at}
          onChoose={(index) => {
            stop()
            setAt(index)
          }}
        />
      )}
    </section>
  )
}
