import { useCallback, useEffect, useRef, useState } from 'react'
import type * as DesignTools from './controls/design-tools'

/** How far below the screen the band is when its choices are fetched. */
const reach = '900px'

/**
 * The code of the choices, fetched when the element `near` comes near the screen, or takes the focus: until then
 * the page is as light as one that is only read.
 */
export function useDesignTools() {
  const near = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<typeof DesignTools>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    import(/* webpackChunkName: "design-tools" */ './controls/design-tools').then(
      (module) => setTools(module),
      // Shown with a button to try again.
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    if (!near.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: `${reach} 0px` },
    )
    observer.observe(near.current)
    return () => observer.disconnect()
  }, [load])

  return { near, tools, failed, load }
}
