import { setTimeout as wait } from 'node:timers/promises'
import { reused } from './reused'

it('makes a report again after its time, also when the clock is set back', async () => {
  let made = 0
  const report = reused(20, () => Promise.resolve(++made))
  expect(await report()).toBe(1)
  expect(await report()).toBe(1)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
  await wait(40)
  expect(await report()).toBe(2)
  clock.mockRestore()
})
