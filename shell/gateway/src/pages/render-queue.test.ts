import { setTimeout as wait } from 'node:timers/promises'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { RenderQueue, TooManyRendersError } from './render-queue'

const limits = { concurrent: 1, concurrentPerClient: 1, perClient: 4, waiting: 6 }

it('renders a page of another client before the next page of the same client', async () => {
  const queue = new RenderQueue(limits)
  const done: string[] = []
  const render = (client: string, page: string) =>
    queue.run(networksOf(client), () => Promise.resolve(void done.push(page)))
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
  const render = (client: string) => queue.run(networksOf(client), () => wait(5, client))
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
    Array.from({ length: 10 }, (_, i) => queue.run(networksOf(`client ${i}`), () => wait(5))),
  )
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})

it('goes on after a page that failed', async () => {
  const queue = new RenderQueue(limits)
  await expect(queue.run(networksOf('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await queue.run(networksOf('a'), () => Promise.resolve('fine'))).toBe('fine')
})

it('does not let the waiting pages of one client hold up another', async () => {
  const queue = new RenderQueue({ ...limits, concurrent: 2 })
  let finishSlow = () => {}
  const finished = new Promise<void>((resolve) => (finishSlow = resolve))
  const slow = [1, 2, 3].map(() => queue.run(networksOf('a'), () => finished))
  expect(await queue.run(networksOf('b'), () => Promise.resolve('b'))).toBe('b')
  finishSlow()
  await Promise.all(slow)
})

it.each([
  ['one /56 network as one client', (n: string) => `2001:db8:1:2${n}::1`, 4],
  ['the /56 networks of one /48 network as four clients', (n: string) => `2001:db8:1:${n}00::1`, 16],
])('counts %s', async (_, address, accepted) => {
  const queue = new RenderQueue({ ...limits, waiting: 1000 })
  const flood = await Promise.allSettled(
    Array.from({ length: 300 }, (_, n) => {
      const subnet = (n % 256).toString(16).padStart(2, '0')
      return queue.run(networksOf(address(subnet)), () => Promise.resolve())
    }),
  )
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(accepted)
  await queue.run(networksOf('2001:db8:2::1'), () => Promise.resolve())
})

it('gives the addresses of an IPv4 /24 network together the turns of one client, and four times its pages', async () => {
  const queue = new RenderQueue({ ...limits, waiting: 256 })
  const done: string[] = []
  const render = (address: string) =>
    queue.run(networksOf(address), () => Promise.resolve(void done.push(address)))
  const crowd = Array.from({ length: 40 }, (_, at) => render(`192.0.2.${at}`))
  const visitor = [render('198.51.100.7'), render('198.51.100.7')]
  const results = await Promise.allSettled([...crowd, ...visitor])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(40 - 16)
  expect(done.slice(0, 5)).toEqual(['192.0.2.0', '192.0.2.1', '198.51.100.7', '192.0.2.2', '198.51.100.7'])
})
