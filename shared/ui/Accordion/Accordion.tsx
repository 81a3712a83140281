import { useLocation } from '@virida/shared/router'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Accordion.module.css'
import { AccordionItem } from './AccordionItem'

export type AccordionEntry = {
  /** Also the place in the address: `/faq#egress` opens the row `egress`. Letters, digits and hyphens; unique on its page. */
  id: string
  title: ReactNode
  content: ReactNode
}

export type AccordionProps = ComponentPropsWithoutRef<'div'> & {
  items: readonly AccordionEntry[]
  /** The level that the rows' headings have in the outline of the page. */
  headingLevel?: 2 | 3 | 4
  /** Rows that are open at first. */
  defaultOpen?: readonly string[]
}

type State = {
  open: ReadonlySet<string>
  /**
   * Who changed the rows last. Nobody yet: the style sheet opens the row that the address names, from the first
   * paint on. Only what the visitor opens slides; what the address or find-in-page opens stands there at once, as
   * otherwise everything below it would shift.
   */
  changedBy: 'nobody' | 'address' | 'visitor'
}

/** Rows that open and close, several at a time. Find-in-page and the address open the row that they lead to. */
export function Accordion({ items, headingLevel = 3, defaultOpen = [], className, ...rest }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null)
  const [{ open, changedBy }, set] = useState<State>(() => ({
    open: new Set(defaultOpen),
    changedBy: 'nobody',
  }))
  const { hash, key } = useLocation()

  const change = useCallback((id: string | undefined, show: boolean, by: State['changedBy']) => {
    set((before) => {
      const open = new Set(before.open)
      if (id && show) open.add(id)
      else if (id) open.delete(id)
      return { open, changedBy: by }
    })
  }, [])

  // After hydration only: the server never sees the hash. `key` tells a second visit to the same place.
  useLayoutEffect(() => {
    change(rowThatHolds(hash.slice(1), root.current), true, 'address')
  }, [hash, key, change])

  return (
    <div {...rest} ref={root} className={classNames(styles.Accordion, className)} data-changed-by={changedBy}>
      {items.map((item) => (
        <AccordionItem
          key={item.id}
          id={item.id}
          title={item.title}
          headingLevel={headingLevel}
          open={open.has(item.id)}
          onOpenChange={change}
        >
          {item.content}
        </AccordionItem>
      ))}
    </div>
  )
}

/** Id of the row that is named, or in which what is named stands. */
function rowThatHolds(id: string, accordion: HTMLElement | null): string | undefined {
  const place = id ? document.getElementById(id) : null
  return place ? [...(accordion?.children ?? [])].find((row) => row.contains(place))?.id : undefined
}
