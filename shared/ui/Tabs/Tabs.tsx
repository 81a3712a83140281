import { useEffect, useId, useRef } from 'react'
import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names'
import { nextTab } from './next-tab'
import { TabPanel } from './TabPanel'
import styles from './Tabs.module.css'

export type TabItem<Value extends string = string> = {
  value: Value
  label: string
  /** Address at which this tab is the selected one. It makes the tab a link: it works before the page's script. */
  href?: string
  content: ReactNode
}

export type TabsProps<Value extends string> = Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> & {
  /** What the tabs divide, for screen readers. */
  label: string
  tabs: readonly TabItem<Value>[]
  /** The selected tab. The page holds it, so that it can live in the address. */
  value: Value
  onChange: (value: Value) => void
  /** The row stays below the header while its panel scrolls. */
  sticky?: boolean
  /** The row's line runs from edge to edge of the screen, its tabs stand within the page's width. */
  bleed?: boolean
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Tabs after the WAI-ARIA pattern: arrow keys, Home and End select at once. Every panel is in the served page. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, sticky, bleed, className, ...rest } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  // Sideways only: scrollIntoView would move the page as well.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row.current || !tab) return
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [value])

  const press = (event: KeyboardEvent, at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = event.key === ' ' ? at : nextTab(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus({ preventScroll: true })
    if (tab.value !== value) onChange(tab.value)
  }

  const tab = (item: TabItem<Value>, at: number) => {
    const selected = item.value === value
    const shared = {
      role: 'tab',
      id: `${id}tab-${item.value}`,
      'aria-selected': selected,
      'aria-controls': `${id}panel-${item.value}`,
      tabIndex: selected ? 0 : -1,
      className: styles.Tab,
      onKeyDown: (event: KeyboardEvent) => press(event, at),
      onClick: (event: MouseEvent) => {
        if (item.href && opensElsewhere(event)) return
        event.preventDefault()
        if (!selected) onChange(item.value)
      },
    } as const
    return item.href ? (
      <a key={item.value} href={item.href} {...shared}>
        {item.label}
      </a>
    ) : (
      <button key={item.value} type="button" {...shared}>
        {item.label}
      </button>
    )
  }

  return (
    <div {...rest} className={classNames(styles.Tabs, className)}>
      <div className={styles.Bar} data-sticky={sticky || undefined} data-bleed={bleed || undefined}>
        <div ref={row} role="tablist" aria-label={label} className={styles.Row}>
          {tabs.map(tab)}
        </div>
      </div>
      {tabs.map((item) => (
        <TabPanel
          key={item.value}
          id={`${id}panel-${item.value}`}
          labelledBy={`${id}tab-${item.value}`}
          label={item.label}
          selected={item.value === value}
          onFound={() => onChange(item.value)}
        >
          {item.content}
        </TabPanel>
      ))}
    </div>
  )
}
