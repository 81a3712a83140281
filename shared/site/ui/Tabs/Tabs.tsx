import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { nextTab } from './next-tab'
import { TabPanel } from './TabPanel'
import styles from './Tabs.module.css'

export type TabItem<Value extends string = string> = {
  value: Value
  label: string
  /** URL at which this tab is selected. It makes the tab a link, which works before hydration. */
  href?: string
  content: ReactNode
}

export type TabsProps<Value extends string> = Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> & {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly TabItem<Value>[]
  /** The selected tab. The page holds this state, so that it can keep it in the URL. */
  value: Value
  onChange: (value: Value) => void
  /** Keeps the row of tabs visible below the header while the panel scrolls. */
  sticky?: boolean
  /** Extends the line below the tabs to both edges of the screen; the tabs stay within the page width. */
  bleed?: boolean
}

const opensInNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * Tabs that follow the WAI-ARIA pattern: arrow keys, Home and End select a tab at once. The server renders every panel.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, sticky, bleed, className, ...rest } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  // Not scrollIntoView, which would also scroll the page.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row.current || !tab) return
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [value])

  const handleKey = (event: KeyboardEvent, at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = event.key === ' ' ? at : nextTab(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus({ preventScroll: true })
    if (tab.value !== value) onChange(tab.value)
  }

  const renderTab = (item: TabItem<Value>, at: number) => {
    const selected = item.value === value
    const shared = {
      role: 'tab',
      id: `${id}tab-${item.value}`,
      'aria-selected': selected,
      'aria-controls': `${id}panel-${item.value}`,
      tabIndex: selected ? 0 : -1,
      className: styles.Tab,
      onKeyDown: (event: KeyboardEvent) => handleKey(event, at),
      onClick: (event: MouseEvent) => {
        if (item.href && opensInNewTab(event)) return
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
    <div {...rest} className={className}>
      <div className={styles.Bar} data-sticky={sticky || undefined} data-bleed={bleed || undefined}>
        <div ref={row} role="tablist" aria-label={label} className={styles.Row}>
          {tabs.map(renderTab)}
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
