import { useCallback, useEffect, useRef, useState } from 'react'
import type * as DesignTools from './controls/design-tools'

/** The distance between the screen and the configurator at which its controls are loaded. */
const reach = '900px'

/**
 * Loads the controls when the element `near` comes near the screen, so that visitors who only read do not
 * download them.
 * @returns `tools` is undefined until the controls are loaded; `failed` means that loading failed and `load`
 * can be called to try again.
 */
export function useDesignTools() {
  const near = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<typeof DesignTools>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    import(/* webpackChunkName: "design-tools" */ './controls/design-tools').then(
      (module) => setTools(module),
      // The failure is shown with a button to try again.
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
