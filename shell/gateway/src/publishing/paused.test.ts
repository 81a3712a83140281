import { paused } from './paused'

function keepBusy(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it.each([
  ['was taken', () => 'read'],
  [
    'was refused',
    () => {
      throw new Error('refused')
    },
  ],
])('waits after something %s for as long as reading it took', async (_, end) => {
  const startedAt = performance.now()
  const read = paused(() => {
    keepBusy(60)
    return end()
  })
  await read.catch(() => undefined)
  expect(performance.now() - startedAt).toBeGreaterThan(110)
})
