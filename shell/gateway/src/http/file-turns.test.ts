import { setImmediate as nextTurn } from 'node:timers/promises'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { Arrivals } from './arrivals'
import { FileTurns, piecesInTurn } from './file-turns'

it('reads at once as long as few are read', async () => {
  const turns = new FileTurns()
  let read = 0
  for (let n = 0; n < piecesInTurn; n++)
    void turns.run(networksOf('203.0.113.1'), () => Promise.resolve(read++))
  expect(read).toBe(piecesInTurn)
  await nextTurn()
  expect(await turns.run([], () => Promise.resolve('a piece'))).toBe('a piece')
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
  expect(await turns.run([], () => Promise.resolve(1))).toBe(1)
})

it('reads one piece in a turn while a crowd of connections arrives', async () => {
  const arrivals = new Arrivals()
  const turns = new FileTurns(arrivals)
  while (!arrivals.isCrowd) {
    arrivals.note()
    await nextTurn()
  }
  let read = 0
  const readings = Array.from({ length: 40 }, () => turns.run([], () => Promise.resolve(read++)))
  for (let turn = 0; turn < 10; turn++) {
    arrivals.note()
    await nextTurn()
  }
  expect(read).toBeLessThanOrEqual(12)
  await Promise.all(readings)
})
