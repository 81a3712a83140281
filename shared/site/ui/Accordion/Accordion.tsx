import { useLocation } from '@virida/shared/router'
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { classNames } from '../class-names'
import styles from './Accordion.module.css'
import { AccordionItem } from './AccordionItem'

type AccordionEntry = {
  /** Also the URL fragment: `/faq#egress` opens the row `egress`. Letters, digits and hyphens; unique on its page. */
  id: string
  title: ReactNode
  content: ReactNode
}

export type AccordionProps = ComponentPropsWithoutRef<'div'> & {
  items: readonly AccordionEntry[]
  /** Heading level of the row titles. */
  headingLevel?: 2 | 3 | 4
  /** Ids of the rows that are open on the first render. */
  defaultOpen?: readonly string[]
}

type State = {
  open: ReadonlySet<string>
  /**
   * What changed the rows last. The CSS reads it from `data-changed-by`:
   * `nobody`: before hydration, `:target` opens the row that the URL fragment names.
   * `visitor`: the row opens with an animation.
   * `address`: the URL fragment or find-in-page opened a row. It opens without an animation, because an animation
   * would shift the content below while the browser scrolls to it.
   */
  changedBy: 'nobody' | 'address' | 'visitor'
}

/** Rows that open and close independently. The URL fragment and find-in-page open the row that holds their target. */
export function Accordion({ items, headingLevel = 3, defaultOpen = [], className, ...rest }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null)
  const [{ open, changedBy }, setState] = useState<State>(() => ({
    open: new Set(defaultOpen),
    changedBy: 'nobody',
  }))
  const { hash, key } = useLocation()

  const change = useCallback((id: string | undefined, show: boolean, by: State['changedBy']) => {
    setState((before) => {
      const open = new Set(before.open)
      if (id && show) open.add(id)
      else if (id) open.delete(id)
      return { open, changedBy: by }
    })
  }, [])

  // The server never receives the hash, so the browser opens the row. `key` changes on each navigation, so that a
  // second click on the same link counts too.
  useLayoutEffect(() => {
    change(findRow(hash.slice(1), root.current), true, 'address')
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

/** Id of the row that has this id or contains the element with this id. */
function findRow(id: string, accordion: HTMLElement | null): string | undefined {
  const target = id ? document.getElementById(id) : null
  return target ? [...(accordion?.children ?? [])].find((row) => row.contains(target))?.id : undefined
}
