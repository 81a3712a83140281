import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Arrivals } from './arrivals'
import { Turns } from './turns'

const clients = 8
const connections = 400

function aServer() {
  const arrivals = new Arrivals()
  return { arrivals, turns: new Turns({ atOnce: 1, waiting: 64 }, arrivals) }
}

/** @param work Time that the answer keeps the processor busy, in ms. */
function answerWith(turns: Turns, client: string, onStart: () => void, work = 2) {
  const answer = new EventEmitter()
  const start = () => {
    const end = performance.now() + work
    while (performance.now() < end);
    onStart()
    answer.emit('close')
  }
  turns.take({}, { client, answer, isGone: () => false, start })
}

it('takes most new connections before it answers them, so that a new client does not wait behind the answers to others', async () => {
  const { turns, arrivals } = aServer()
  let answered = 0
  for (let turn = 0; turn < connections; turn++) {
    arrivals.note()
    answerWith(turns, `client ${turn % clients}`, () => answered++)
    await nextTurn()
  }
  expect(answered).toBeGreaterThan(0)
  expect(answered).toBeLessThan(connections / 4)
  const before = answered
  let atVisitor = 0
  answerWith(turns, 'visitor', () => (atVisitor = answered))
  while (atVisitor === 0) await nextTurn()
  // One request of each other client, and those of one batch.
  expect(atVisitor - before).toBeLessThanOrEqual(clients + 32)
  while (answered < connections) await nextTurn()
})

it('answers one request in a turn when answers are slow, also in a crowd', async () => {
  const { turns, arrivals } = aServer()
  const counts = [0]
  const count = () => (counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1)
  for (let client = 0; client < 64; client++) {
    arrivals.note()
    answerWith(turns, `client ${client}`, count, 6)
    await nextTurn()
  }
  while (counts.reduce((sum, answers) => sum + answers) < 64) {
    counts.push(0)
    arrivals.note()
    await nextTurn()
  }
  // The first turns have no time to learn from.
  const later = counts.filter((answers) => answers > 0).slice(-10)
  expect(later).toEqual(later.map(() => 1))
  expect(later).toHaveLength(10)
})

it('answers a client at once when no connection arrives', () => {
  const { turns } = aServer()
  let answered = 0
  answerWith(turns, 'visitor', () => answered++)
  expect(answered).toBe(1)
})

it('goes on answering while connections arrive without end', async () => {
  const { turns, arrivals } = aServer()
  let isAnswered = false
  answerWith(turns, 'first', () => undefined)
  arrivals.note()
  answerWith(turns, 'visitor', () => (isAnswered = true))
  for (let turn = 0; turn < 100_000 && !isAnswered; turn++) {
    arrivals.note()
    await nextTurn()
  }
  expect(isAnswered).toBe(true)
})

it.each([
  ['the last answer was long ago', 0, 400],
  ['the last answer took long', 400, 0],
])('keeps a visitor in a crowd waiting a short time when %s', async (_, work, pause) => {
  const turns = new Turns({ atOnce: 1, waiting: 64 }, { isCrowd: true } as Arrivals)
  const answered = (client: string, busy: number) =>
    new Promise<void>((resolve) => answerWith(turns, client, resolve, busy))
  await answered('first', work)
  await new Promise((resolve) => setTimeout(resolve, pause))
  const askedAt = performance.now()
  await answered('visitor', 0)
  // Three times the 20 ms that count, and time for a busy machine.
  expect(performance.now() - askedAt).toBeLessThan(200)
})

it('passes over requests of closed connections in one turn', async () => {
  const { turns } = aServer()
  answerWith(turns, 'flood', () => undefined, 20)
  for (let n = 0; n < 1000; n++)
    turns.take(
      {},
      { client: 'flood', answer: new EventEmitter(), isGone: () => true, start: () => undefined },
    )
  let isAnswered = false
  answerWith(turns, 'flood', () => (isAnswered = true))
  await nextTurn()
  expect(isAnswered).toBe(true)
})

it('forgets the requests that wait on a closed connection', () => {
  const { turns } = aServer()
  const key = {}
  const request = { client: 'flood', answer: new EventEmitter(), isGone: () => false, start: () => undefined }
  for (let n = 0; n < 5; n++) turns.take(key, { ...request })
  expect(turns.hasWaiting(key)).toBe(true)
  // The first one is being answered.
  expect(turns.forget(key)).toBe(4)
  expect(turns.hasWaiting(key)).toBe(false)
})
