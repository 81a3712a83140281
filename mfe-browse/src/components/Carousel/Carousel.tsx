import { useEffect, useState } from 'react'
import { carouselContent } from './content'
import styles from './Carousel.module.css'
import { Controls } from './Controls'
import type { Slide } from './slide'
import { Thumbnails } from './Thumbnails'
import { useRotation } from './use-rotation'
import { useSwipe } from './use-swipe'

export type CarouselProps = {
  /** Name of the carousel for screen readers. */
  label: string
  slides: readonly Slide[]
  /** Pauses the rotation, for example while another carousel on the page rotates. */
  resting?: boolean
  /** Shows each slide's label below its picture. */
  captions?: boolean
  /** On wide screens, stretches the pictures so that the carousel is as tall as its container. */
  fill?: boolean
}

/** The next picture is loaded after this many milliseconds, so that the rest of the page loads first. */
const preloadDelay = 1_000

/**
 * Shows one picture at a time, following the WAI-ARIA carousel pattern. It advances every 3 seconds and has a pause
 * button. After a visitor chooses a picture it rests for 8 seconds. Give it a new `key` when the slides change.
 */
export function Carousel({ label, slides, resting = false, captions, fill }: CarouselProps) {
  const [at, setAt] = useState(0)
  const count = slides.length
  const step = (by: number) => setAt((now) => (now + by + count) % count)
  const single = count < 2
  const [preloadsNext, setPreloadsNext] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPreloadsNext(true), preloadDelay)
    return () => clearTimeout(timer)
  }, [])
  const { playing, toggle, rest, hasChosen, hold } = useRotation(() => step(1), {
    resting: resting || single,
  })
  const choose = (by: number) => {
    rest()
    step(by)
  }
  const swipe = useSwipe((direction) => choose(-direction))
  return (
    <section
      {...hold}
      className={styles.Carousel}
      data-fill={fill || undefined}
      data-captions={captions || undefined}
      aria-roledescription="carousel"
      aria-label={label}
    >
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
      <div className={styles.Stage} aria-live={playing && !hasChosen ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => {
          // The next slide is rendered invisibly below the current one, so that its picture is loaded in advance.
          const isNext = preloadsNext && index !== at && index === (at + 1) % count
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
            rest()
            setAt(index)
          }}
        />
      )}
    </section>
  )
}
