import { setTimeout as wait } from 'node:timers/promises'
import { RenderQueue, TooManyRendersError } from './render-queue'

const limits = { concurrent: 1, concurrentPerClient: 1, perClient: 4, waiting: 6 }

it('renders a page of another client before the next page of the same client', async () => {
  const queue = new RenderQueue(limits)
  const done: string[] = []
  const render = (client: string, page: string) =>
    queue.run(client, () => Promise.resolve(void done.push(page)))
  await Promise.all([
    render('a', 'a1'),
    render('a', 'a2'),
    render('a', 'a3'),
    render('b', 'b1'),
    render('b', 'b2'),
  ])
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

it('refuses more pages of a client than its limit, and still renders those of others', async () => {
  const queue = new RenderQueue(limits)
  const render = (client: string) => queue.run(client, () => wait(5, client))
  const flood = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => render('a')).concat(render('b')))
  expect(flood.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    true,
  ])
  expect(flood[4]).toMatchObject({ reason: expect.any(TooManyRendersError) as Error })
  expect(await render('a')).toBe('a')
})

it('refuses pages when too many of all clients wait', async () => {
  const queue = new RenderQueue(limits)
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => queue.run(`client ${i}`, () => wait(5))),
  )
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})

it('goes on after a page that failed', async () => {
  const queue = new RenderQueue(limits)
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', () => Promise.resolve('fine'))).toBe('fine')
})

it('does not let the waiting pages of one client hold up another', async () => {
  const queue = new RenderQueue({ ...limits, concurrent: 2 })
  const slow = [1, 2, 3].map(() => queue.run('a', () => wait(50)))
  const start = Date.now()
  await queue.run('b', () => Promise.resolve())
  expect(Date.now() - start).toBeLessThan(40)
  await Promise.all(slow)
})
