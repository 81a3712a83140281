import { Schedule } from './schedule'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('hands out again after every rest, wherever in a millisecond it began', async () => {
  const stuck: number[] = []
  for (let round = 0; round < 40; round++) {
    const given: (string | undefined)[] = []
    const schedule = new Schedule(() => given.push(schedule.take()))
    const phase = Math.floor(performance.now()) + 1 + round / 40
    while (performance.now() < phase);
    schedule.rest(5)
    schedule.add('a')
    await pause(12)
    if (!given.includes('a')) stuck.push(round)
  }
  expect(stuck).toEqual([])
})

test('a longer rest takes the place of a shorter one, not the other way round', async () => {
  const schedule = new Schedule(() => undefined)
  schedule.add('a')
  schedule.rest(20)
  schedule.rest(90)
  schedule.rest(10)
  await pause(50)
  expect(schedule.take()).toBeUndefined()
  await pause(80)
  expect(schedule.take()).toBe('a')
})

test('gives out in the order in which they became due, each once', async () => {
  const schedule = new Schedule(() => undefined)
  schedule.add('late', 30)
  schedule.add('first')
  schedule.add('dropped')
  schedule.drop('dropped')
  await pause(60)
  expect([schedule.take(), schedule.take(), schedule.take()]).toEqual(['first', 'late', undefined])
})

test('passes over what cannot be handled now, and keeps its place', () => {
  const schedule = new Schedule(() => undefined)
  schedule.add('large')
  schedule.add('small')
  expect(schedule.take((id) => id !== 'large')).toBe('small')
  expect(schedule.take((id) => id !== 'large')).toBeUndefined()
  expect(schedule.take()).toBe('large')
})
