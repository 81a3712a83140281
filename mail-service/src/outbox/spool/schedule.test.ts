import { Schedule } from './schedule'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('continues after every pause, wherever in a millisecond it began', async () => {
  const stuck: number[] = []
  for (let round = 0; round < 40; round++) {
    const taken: (string | undefined)[] = []
    const schedule = new Schedule(() => taken.push(schedule.take()))
    const phase = Math.floor(performance.now()) + 1 + round / 40
    while (performance.now() < phase);
    schedule.pause(5)
    schedule.add('a')
    await wait(12)
    if (!taken.includes('a')) stuck.push(round)
  }
  expect(stuck).toEqual([])
})

it('extends a pause but never shortens it', async () => {
  const schedule = new Schedule(() => undefined)
  schedule.add('a')
  schedule.pause(20)
  schedule.pause(90)
  schedule.pause(10)
  await wait(50)
  expect(schedule.take()).toBeUndefined()
  await wait(80)
  expect(schedule.take()).toBe('a')
})

it('returns each enquiry once, in the order in which they became due', async () => {
  const schedule = new Schedule(() => undefined)
  schedule.add('late', 30)
  schedule.add('first')
  schedule.add('dropped')
  schedule.drop('dropped')
  await wait(60)
  expect([schedule.take(), schedule.take(), schedule.take()]).toEqual(['first', 'late', undefined])
})

it('skips an enquiry that cannot be delivered now and keeps its position', () => {
  const schedule = new Schedule(() => undefined)
  schedule.add('large')
  schedule.add('small')
  expect(schedule.take((id) => id !== 'large')).toBe('small')
  expect(schedule.take((id) => id !== 'large')).toBeUndefined()
  expect(schedule.take()).toBe('large')
})

it('lets clients take turns, each with one delivery at a time', () => {
  const schedule = new Schedule(() => undefined)
  for (const id of ['a1', 'a2', 'a3']) schedule.add(id, 0, 1)
  for (const id of ['b1', 'b2']) schedule.add(id, 0, 2)
  schedule.add('old')
  expect([schedule.take(), schedule.take(), schedule.take(), schedule.take()]).toEqual([
    'a1',
    'b1',
    'old',
    undefined,
  ])
  schedule.end('a1')
  schedule.end('b1')
  schedule.add('c1', 0, 3)
  expect([schedule.take(), schedule.take(), schedule.take(), schedule.take()]).toEqual([
    'a2',
    'b2',
    'c1',
    undefined,
  ])
})

it('lets an enquiry wait whose client turns out to have another delivery', () => {
  const schedule = new Schedule(() => undefined)
  for (const id of ['first', 'second', 'third']) schedule.add(id)
  expect([schedule.take(), schedule.take(), schedule.take()]).toEqual(['first', 'second', 'third'])
  expect(schedule.setClient('first', 1)).toBe(true)
  expect(schedule.setClient('second', 1)).toBe(false)
  expect(schedule.setClient('third', 2)).toBe(true)
  schedule.end('second')
  expect(schedule.take()).toBeUndefined()
  schedule.end('first')
  expect(schedule.take()).toBe('second')
})

it('lets clients whose last delivery has failed wait for all others', () => {
  const schedule = new Schedule(() => undefined)
  for (const id of ['a1', 'a2']) schedule.add(id, 0, 1)
  schedule.add('b1', 0, 2)
  const endOf = (id: string, hasFailed: boolean) => {
    schedule.note(id, hasFailed)
    schedule.end(id)
  }
  expect(schedule.take()).toBe('a1')
  endOf('a1', true)
  for (const id of ['b2', 'b3']) schedule.add(id, 0, 2)
  for (const id of ['b1', 'b2', 'b3']) {
    expect(schedule.take()).toBe(id)
    endOf(id, false)
  }
  expect(schedule.take()).toBe('a2')
  endOf('a2', false)
  schedule.add('a3', 0, 1)
  schedule.add('b4', 0, 2)
  expect(schedule.take()).toBe('a3')
})

it('gives the addresses of a network together the turns of one client', () => {
  const schedule = new Schedule(() => undefined)
  const ofNetwork = (network: number, client: number) => 256 * network + 2 * client
  for (const client of [0, 1, 2]) schedule.add(`a${client}`, 0, ofNetwork(1, client))
  schedule.add('a3', 0, ofNetwork(1, 0))
  for (const id of ['b1', 'b2']) schedule.add(id, 0, ofNetwork(2, 0))
  const taken = []
  for (let turn = 0; turn < 6; turn++) {
    const id = schedule.take() ?? 'none'
    taken.push(id)
    schedule.end(id)
  }
  expect(taken).toEqual(['a0', 'b1', 'a1', 'b2', 'a2', 'a3'])
})

it('makes an enquiry with a delay due, but not during a pause', async () => {
  const schedule = new Schedule(() => undefined)
  schedule.add('a', 60_000, 1)
  schedule.add('b', 60_000, 1)
  schedule.pause(20)
  schedule.hasten([['a', 'planned']])
  expect(schedule.take()).toBeUndefined()
  await wait(40)
  expect(schedule.take()).toBe('a')
  schedule.end('a')
  expect(schedule.take()).toBeUndefined()
})

it('looks for a delivery once when it makes thousands of enquiries due', () => {
  const onReady = jest.fn()
  const schedule = new Schedule(onReady)
  const ids = Array.from({ length: 3000 }, (_, at) => `id-${at}`)
  for (const id of ids) schedule.add(id, 60_000)
  schedule.hasten(ids.map((id) => [id, 'planned']))
  expect(onReady).toHaveBeenCalledTimes(1)
  expect(schedule.take()).toBe('id-0')
  schedule.clear()
})
