import { median } from '../median'
import type { Results } from './loads-goals'
import type { Machine } from './loads-report'

/** The medians and ranges as JSON. */
export function loadsFigures({ loads, navigations, lighthouse }: Results, machine: Machine): object {
  return {
    machine,
    loads: mapValues(loads, (variants) => mapValues(variants, summaries)),
    navigations: mapValues(navigations, (kinds) => mapValues(kinds, summaries)),
    lighthouse: mapValues(lighthouse, (audit) => ('error' in audit ? audit : audit.scores)),
  }
}

const mapValues = <Value, Other>(record: Record<string, Value>, change: (value: Value) => Other) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const summaries = <Item extends object>(items: readonly Item[] = []) =>
  Object.fromEntries(
    Object.keys(items[0] ?? {}).map((key) => [
      key,
      summary(items.map((item) => Number(item[key as keyof Item]))),
    ]),
  )

const summary = (values: readonly number[]) => ({
  median: rounded(median(values)),
  least: rounded(Math.min(...values)),
  most: rounded(Math.max(...values)),
})

const rounded = (value: number) => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null)
