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

it('begins with any of the enquiries that are due after a pause, and goes on in their order', async () => {
  const firsts = new Set<string | undefined>()
  for (let round = 0; round < 40; round++) {
    const schedule = new Schedule(() => undefined)
    for (const id of ['a', 'b', 'c']) schedule.add(id)
    schedule.pause(1)
    await wait(3)
    const first = schedule.take()
    firsts.add(first)
    const others = ['a', 'b', 'c'].filter((id) => id !== first)
    expect([schedule.take(), schedule.take(), schedule.take()]).toEqual([...others, undefined])
  }
  expect(firsts.size).toBe(3)
})
