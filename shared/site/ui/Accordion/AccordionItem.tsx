import { useCallback, useId, useRef, type ReactNode } from 'react'
import { useUntilFound } from '../use-until-found'
import styles from './Accordion.module.css'

export type AccordionItemProps = {
  id: string
  title: ReactNode
  headingLevel: 2 | 3 | 4
  open: boolean
  onOpenChange: (id: string, open: boolean, by: 'address' | 'visitor') => void
  children: ReactNode
}

/**
 * One row: a heading with a button in it, and the region that the button opens. It is not `details`, because some
 * screen readers ignore a heading inside `summary`, and visitors use headings to jump between questions.
 */
export function AccordionItem({ id, title, headingLevel, open, onOpenChange, children }: AccordionItemProps) {
  const region = useRef<HTMLDivElement>(null)
  const own = useId()
  const handleFound = useCallback(() => onOpenChange(id, true, 'address'), [id, onOpenChange])
  useUntilFound(region, !open, handleFound)
  const Heading = `h${headingLevel}` as const

  return (
    <div id={id} className={styles.Item} data-open={open || undefined}>
      <Heading className={styles.Heading}>
        <button
          type="button"
          id={`${own}button`}
          className={styles.Button}
          aria-expanded={open}
          aria-controls={`${own}region`}
          onClick={() => onOpenChange(id, !open, 'visitor')}
        >
          {title}
        </button>
      </Heading>
      <div
        ref={region}
        id={`${own}region`}
        role={open ? 'region' : undefined}
        aria-labelledby={open ? `${own}button` : undefined}
        hidden={!open}
        className={styles.Region}
      >
        <div className={styles.Content}>{children}</div>
      </div>
    </div>
  )
}
