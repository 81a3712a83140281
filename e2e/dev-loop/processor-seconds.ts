import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of Linux in a second. */
const ticks = 100

/** Seconds of processor time of a process, of those that it and its children started, and of those that have ended. Linux only. */
export function processorSeconds(ancestor: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? [])
  const below = (pid: number): number =>
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.used + below(child.pid), 0)
  const own = all.find(({ pid }) => pid === ancestor)?.used ?? 0
  return (own + below(ancestor)) / ticks
}

function read(pid: number) {
  try {
    // The name of the program, in brackets, may contain spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const used = stat.slice(11, 15).reduce((sum, part) => sum + Number(part), 0)
    return { pid, parent: Number(stat[1]), used }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
