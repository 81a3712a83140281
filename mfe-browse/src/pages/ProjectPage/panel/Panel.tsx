import { Button } from '@virida/shared/site/ui/Button'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import styles from './Panel.module.css'

type Props = {
  /** Unique on the page: the id of the title. */
  id: string
  title: string
  /** Words of the button that closes the panel. Without them, the panel has no such button. */
  close?: string
  onClose?: (() => void) | undefined
  /** The title, for a parent that moves the focus back to it. */
  heading?: RefObject<HTMLHeadingElement | null>
  /** Whether the visitor has opened it, so that the focus goes to its title. */
  isOpened?: boolean
  children: ReactNode
}

/** In a field, Escape belongs to what is typed or to the list of choices. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=file]), textarea, select')

/**
 * A part of the project that opens on use, with its title and a button that closes it. Escape closes it too, except in a
 * field. It is not printed.
 */
export function Panel({ id, title, close, onClose, heading, isOpened = true, children }: Props) {
  const own = useRef<HTMLHeadingElement>(null)
  const focused = heading ?? own
  useEffect(() => {
    if (isOpened) focused.current?.focus()
  }, [focused, isOpened])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const panel = section.current
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isField(event.target)) onClose?.()
    }
    panel?.addEventListener('keydown', closeOnEscape)
    return () => panel?.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <section ref={section} className={styles.Panel} aria-labelledby={id}>
      <div className={styles.Head}>
        <h2 id={id} ref={focused} tabIndex={-1} className={styles.Title}>
          {title}
        </h2>
        {close && (
          <Button variant="ghost" onClick={onClose}>
            {close}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
