import { startTransition, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import styles from './KeptPart.module.css'
import { watchKeptPart } from './watch-kept-part'

type Props<PartProps> = {
  /** Whether the server has rendered the part into the document. Only the value of the first rendering counts. */
  isKept: boolean
  load: () => Promise<ComponentType<PartProps>>
  props: PartProps
  /** The part for a page that the server has not rendered. */
  children: ReactNode
}

/** Keeps the HTML of the server until the part comes near the screen, and then shows the part itself. */
export function KeptPart<PartProps extends object>({ isKept, load, props, children }: Props<PartProps>) {
  const place = useRef<HTMLDivElement>(null)
  const [wasKept] = useState(isKept)
  const [Part, setPart] = useState<ComponentType<PartProps>>()
  const resume = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    if (Part) return resume.current?.()
    if (!wasKept || !place.current) return
    const watch = watchKeptPart(place.current, () => {
      load().then(
        // As a transition, React renders it in steps of a few milliseconds.
        (loaded) => startTransition(() => setPart(() => loaded)),
        // The HTML stays. The next approach or press tries again.
        () => undefined,
      )
    })
    resume.current = watch.resume
    return watch.stop
  }, [Part, wasKept, load])

  if (Part)
    return (
      <div ref={place} className={styles.Part}>
        <Part {...props} />
      </div>
    )
  // React leaves the content of such an element as the server has rendered it.
  if (wasKept)
    return (
      <div
        ref={place}
        className={styles.Part}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    )
  return <div className={styles.Part}>{children}</div>
}
