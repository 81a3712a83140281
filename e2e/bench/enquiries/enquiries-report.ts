import { median } from '../median'
import type { Answers } from '../wrk'

export const stores = ['none', 'spool', 'PostgreSQL'] as const
export type Store = (typeof stores)[number]

/** What was answered in each round. */
export type Measured = Record<Store, Answers[]>

type Machine = { node: string; cores: number; rounds: number; connections: number }

/** Least number of enquiries for each second, and the longest time in ms for 99 % of them. */
const goals = { spool: 4000, PostgreSQL: 2000, p99: 40 }

export const nothingMeasured = (): Measured => ({ none: [], spool: [], PostgreSQL: [] })

const speedOf = (answers: readonly Answers[]) => median(answers.map(({ perSecond }) => perSecond))
const p99Of = (answers: readonly Answers[]) => median(answers.map(({ p99 }) => p99))

export const isWithinGoals = (measured: Measured): boolean =>
  (['spool', 'PostgreSQL'] as const).every(
    (store) => speedOf(measured[store]) >= goals[store] && p99Of(measured[store]) <= goals.p99,
  )

/** Writes the results as Markdown. */
export function enquiriesReport(measured: Measured, { node, cores, rounds, connections }: Machine): string {
  const names: Record<Store, string> = { none: 'nothing is stored', spool: 'spool', PostgreSQL: 'PostgreSQL' }
  const rows = stores.map((store) => {
    const speeds = measured[store].map(({ perSecond }) => perSecond)
    const range = [Math.min(...speeds), Math.max(...speeds)].map(whole).join('-')
    const goal = store === 'none' ? '' : whole(goals[store])
    return `| ${names[store]} | ${whole(speedOf(measured[store]))} [${range}] | ${goal} | ${p99Of(measured[store]).toFixed(1)} |`
  })
  return `How many enquiries of 0.7 kB the mail service accepts for each second. Each is on the disk before it is answered. ${connections} connections
send one after the other, each with another key and text; the relay is away, so nothing is delivered meanwhile. The first row is a server
made of Hono alone that reads the same enquiries and stores nothing. Medians of ${rounds} rounds, with the range in brackets.

| store | enquiries/s | goal | p99 ms (goal ${goals.p99}) |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

Node ${node}, ${cores} cores, which the client (wrk) and PostgreSQL used as well. Written by \`npm run bench -- enquiries\`. With \`--check\` the command
fails when a goal is missed.`
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
