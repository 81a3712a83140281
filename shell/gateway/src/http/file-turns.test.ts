import { setImmediate as nextTurn } from 'node:timers/promises'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { Arrivals } from './arrivals'
import { FileTurns, piecesInTurn } from './file-turns'

/** A reading that counts itself. */
function counting() {
  let started = 0
  const count = () => {
    started++
    return Promise.resolve()
  }
  return { count, read: () => started }
}

it('reads at once as long as few are read', async () => {
  const turns = new FileTurns()
  const { count, read } = counting()
  for (let n = 0; n < piecesInTurn; n++) void turns.run(networksOf('203.0.113.1'), count)
  expect(read()).toBe(piecesInTurn)
  await nextTurn()
  void turns.run([], count)
  expect(read()).toBe(piecesInTurn + 1)
})

it('reads few pieces in each turn of the event loop, and the one of another network among the first', async () => {
  const turns = new FileTurns()
  const order: string[] = []
  const read = (address: string) =>
    turns.run(networksOf(address), async () => {
      order.push(address)
      await nextTurn()
    })
  const crowd = Array.from({ length: 500 }, (_, n) => read(`203.0.113.${n % 250}`))
  const visitor = read('198.51.100.7')
  const lengths = [order.length]
  while (order.length < 501) {
    await nextTurn()
    lengths.push(order.length)
  }
  const started = lengths.map((length, at) => length - (lengths[at - 1] ?? 0))
  expect(Math.max(...started)).toBeLessThanOrEqual(2 * piecesInTurn)
  expect(order.indexOf('198.51.100.7')).toBeLessThan(piecesInTurn + 2)
  await Promise.all([...crowd, visitor])
})

it('passes on the fault of a reading, and goes on', async () => {
  const turns = new FileTurns()
  const fault = () => Promise.reject(new Error('as configured'))
  const readings = Array.from({ length: 2 * piecesInTurn }, () => turns.run([], fault))
  const outcomes = await Promise.allSettled(readings)
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  await turns.run([], () => Promise.resolve())
})

it('reads one piece in a turn while a crowd of connections arrives', async () => {
  const arrivals = new Arrivals()
  const turns = new FileTurns(arrivals)
  while (!arrivals.isCrowd) {
    arrivals.note()
    await nextTurn()
  }
  const { count, read } = counting()
  const readings = Array.from({ length: 40 }, () => turns.run([], count))
  for (let turn = 0; turn < 10; turn++) {
    arrivals.note()
    await nextTurn()
  }
  expect(read()).toBeLessThanOrEqual(12)
  await Promise.all(readings)
})

it('reads no more pieces at the same time than a slow disk should have, and goes on with the next network', async () => {
  const turns = new FileTurns()
  const ends: (() => void)[] = []
  const order: string[] = []
  const read = (address: string) =>
    turns.run(networksOf(address), () => {
      order.push(address)
      return new Promise((resolve) => ends.push(resolve))
    })
  const readings = Array.from({ length: 100 }, () => read('203.0.113.1'))
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  expect(order).toHaveLength(32)
  readings.push(read('198.51.100.7'))
  ends.shift()?.()
  ends.shift()?.()
  for (let turn = 0; turn < 5; turn++) await nextTurn()
  expect(order.slice(32)).toContain('198.51.100.7')
  while (order.length < 101 || ends.length > 0) {
    ends.splice(0).forEach((end) => end())
    await nextTurn()
  }
  await Promise.all(readings)
})

it('reads nothing for downloads that were canceled while they waited', async () => {
  const turns = new FileTurns()
  const { count, read } = counting()
  let isCanceled = false
  const readings = Array.from({ length: 200 }, () => turns.run([], count, () => isCanceled))
  isCanceled = true
  await Promise.all(readings)
  expect(read()).toBe(piecesInTurn)
})
