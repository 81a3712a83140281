import { within } from './within'

test('gives what the promise gives', async () => {
  await expect(within(50, Promise.resolve('here'), 'it')).resolves.toBe('here')
  await expect(within(50, Promise.reject(new Error('broken')), 'it')).rejects.toThrow('broken')
})

test('a promise that never ends is given up, by name', async () => {
  await expect(within(10, new Promise(() => undefined), '/r/remoteEntry.mjs')).rejects.toThrow(
    '/r/remoteEntry.mjs did not answer within 0.01 s',
  )
})
