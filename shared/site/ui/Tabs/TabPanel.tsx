import { useRef, type ReactNode } from 'react'
import { useUntilFound } from '../use-until-found'
import styles from './Tabs.module.css'

export type TabPanelProps = {
  id: string
  labelledBy: string
  /** Label of the tab. In print and without JavaScript all panels are shown, each below its label. */
  label: string
  selected: boolean
  /** Called when find-in-page finds a word in the hidden panel. */
  onFound: () => void
  children: ReactNode
}

export function TabPanel({ id, labelledBy, label, selected, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useUntilFound(panel, !selected, onFound)

  // A panel with `hidden="until-found"` still has a box, so only the selected panel gets a role and a tab stop.
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
