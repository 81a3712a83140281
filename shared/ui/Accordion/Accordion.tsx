import { useLocation } from '@virida/shared/router'
import { useCallback, useEffect, useState } from 'react'
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

/** Rows that open and close, several at a time. Find-in-page and the address open the row that they lead to. */
export function Accordion({ items, headingLevel = 3, defaultOpen = [], className, ...rest }: AccordionProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen))
  const { hash, key } = useLocation()

  const change = useCallback((id: string, show: boolean) => {
    setOpen((before) => {
      const after = new Set(before)
      if (show) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])

  // After hydration only: the server never sees the hash. `key` tells a second visit to the same place.
  useEffect(() => {
    if (hash) change(hash.slice(1), true)
  }, [hash, key, change])

  return (
    <div {...rest} className={classNames(styles.Accordion, className)}>
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
