import { withTimeout } from './timeout'

it('passes on the result or the error of the promise', async () => {
  await expect(withTimeout(50, Promise.resolve('here'), 'it')).resolves.toBe('here')
  await expect(withTimeout(50, Promise.reject(new Error('broken')), 'it')).rejects.toThrow('broken')
})

it('rejects with the name of what did not answer in time', async () => {
  await expect(withTimeout(10, new Promise(() => undefined), '/r/remoteEntry.mjs')).rejects.toThrow(
    '/r/remoteEntry.mjs did not answer within 0.01 s',
  )
})
