import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DealerMapProps } from '../../../map/DealerMap'
import { LazyDealerMap } from '../../../map/LazyDealerMap'
import { map as content } from '../../../map/content'
import styles from '../Locator.module.css'
import { usePassingWheel } from './use-passing-wheel'

/** The map beside the list. Its code is loaded when the pane comes near the screen, so never on phones or in print. */
export function MapPane(props: DealerMapProps) {
  const pane = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(pane)
  usePassingWheel(pane)
  return (
    <section ref={pane} className={styles.MapPane} aria-label={content.title}>
      <a href="#after-map" className={styles.Skip}>
        {content.skip}
      </a>
      {isNear && <LazyDealerMap {...props} />}
      <span id="after-map" tabIndex={-1} />
    </section>
  )
}

/** True once the element has come within a third of a screen of the viewport. Never true for a hidden element. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '33%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
