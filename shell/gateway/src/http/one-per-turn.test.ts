import { setImmediate as nextTurn } from 'node:timers/promises'
import { OnePerTurn } from './one-per-turn'

it('runs one task in each turn of the event loop, in their order', async () => {
  const tasks = new OnePerTurn()
  const done: number[] = []
  for (let n = 0; n < 5; n++) tasks.add(() => done.push(n))
  expect(done).toEqual([])
  for (let turn = 1; turn <= 5; turn++) {
    await nextTurn()
    expect(done).toEqual(Array.from({ length: turn }, (_, n) => n))
  }
})

it('runs tasks that are added by a task or after the last one', async () => {
  const tasks = new OnePerTurn()
  const done: string[] = []
  tasks.add(() => tasks.add(() => done.push('added by a task')))
  await nextTurn()
  await nextTurn()
  tasks.add(() => done.push('added later'))
  await tasks.turn()
  expect(done).toEqual(['added by a task', 'added later'])
})
