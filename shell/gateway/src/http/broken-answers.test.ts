import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { Log } from '@virida/shared/platform/log/log'
import { logBrokenAnswers } from './broken-answers'
import { fileStream } from './file-stream'
import { createSiteServer } from './server'

const usual = console.error
afterEach(() => {
  console.error = usual
})

it('logs answers whose file cannot be read once a minute', async () => {
  const error = jest.fn()
  logBrokenAnswers(new FaultLog({ error } as unknown as Log))
  const file = '/no/such/folder/program.js'
  const server = createSiteServer(() => new Response(fileStream(file, { start: 0, end: 9 })))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const texts = Array.from({ length: 3 }, () => fetch(url).then((response) => response.text()))
  for (const { reason } of (await Promise.allSettled(texts)) as PromiseRejectedResult[])
    expect(reason).toMatchObject({ message: 'terminated' })
  expect(error.mock.calls).toMatchObject([
    [
      { file, error: { code: 'file_unreadable', cause: { code: 'ENOENT' } } },
      'An answer broke off: file_unreadable',
    ],
  ])
  server.close()
})

it('logs answers that break off for different reasons apart', () => {
  const error = jest.fn()
  logBrokenAnswers(new FaultLog({ error } as unknown as Log))
  const reset = Object.assign(new Error('as configured'), { code: 'ECONNRESET' })
  for (const fault of [reset, reset, new Error('as configured')]) console.error(fault)
  expect(error.mock.calls.map(([, text]: string[]) => text)).toEqual([
    'An answer broke off: ECONNRESET',
    'An answer broke off',
  ])
})

it('prints everything else as usual', () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = jest.fn()
  logBrokenAnswers(new FaultLog({ error } as unknown as Log))
  console.error('Port %d is in use', 3000)
  console.error(new Error('A fault'), 'of a program')
  expect(print.mock.calls).toEqual([
    ['Port %d is in use', 3000],
    [new Error('A fault'), 'of a program'],
  ])
  expect(error).not.toHaveBeenCalled()
})
