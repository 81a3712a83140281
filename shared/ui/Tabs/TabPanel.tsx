import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useUntilFound } from '../use-until-found'
import styles from './Tabs.module.css'

export type TabPanelProps = {
  id: string
  labelledBy: string
  /** The tab's words: on paper and without JavaScript, where every panel is open, they stand above it. */
  label: string
  selected: boolean
  /** Find-in-page has met a word in it. */
  onFound: () => void
  children: ReactNode
}

export function TabPanel({ id, labelledBy, label, selected, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useUntilFound(panel, !selected, onFound)

  // Only the open one is a panel and a stop for the keyboard: an element that waits to be found still has a box.
  return (
    <div
      ref={panel}
      id={id}
      role={selected ? 'tabpanel' : undefined}
      aria-labelledby={selected ? labelledBy : undefined}
      tabIndex={selected ? 0 : undefined}
      hidden={!selected}
      className={styles.Panel}
      data-label={label}
    >
      {children}
    </div>
  )
}
