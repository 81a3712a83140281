import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry } from '../../testing/enquiries'
import { startSink } from '../../testing/smtp-sink'
import { connectionOptions, poolOptions, smtpTransport } from './smtp-transport'

const mail = {
  to: ['staff@virida.example.com'],
  from: { name: 'Website', address: 'site@virida.example.com' },
  replyTo: 'none' as const,
  formatTime: String,
}
let relay: Server | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  if (relay?.listening) await new Promise((resolve) => relay?.close(resolve))
})

/** A relay that answers the first command with one line of a reply after another, without the last one. */
async function endlessRelay(): Promise<number> {
  relay = createServer((socket) => {
    sockets.push(socket)
    const lines = setInterval(() => socket.write('250-please wait\r\n'), 20)
    socket.on('error', () => undefined).on('close', () => clearInterval(lines))
    socket.write('220 relay.example\r\n')
  })
  const listening = relay
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return (listening.address() as AddressInfo).port
}

it('gives up a delivery whose relay never finishes its reply', async () => {
  const port = await endlessRelay()
  const transport = smtpTransport(
    { host: '127.0.0.1', port, tls: 'none', connections: 1, longestReply: { first: 300, again: 600 } },
    mail,
  )
  const enquiry = anEnquiry()
  await expect(transport.send({ enquiry, recipients: mail.to })).rejects.toMatchObject({ code: 'EABORT' })
  await transport.close()
})

it('finds out in bounded time that a relay never finishes its answer to EHLO', async () => {
  jest.useFakeTimers({ doNotFake: ['setInterval', 'setImmediate', 'nextTick'] })
  try {
    const port = await endlessRelay()
    const transport = smtpTransport({ host: '127.0.0.1', port, tls: 'none', connections: 1 }, mail)
    const checking = expect(transport.check()).rejects.toThrow('it has not answered')
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(31_000)
    await checking
    await transport.close()
  } finally {
    jest.useRealTimers()
  }
})

it('lets a relay be silent for two minutes while it works on a mail, and not when it only connects', () => {
  const smtp = { host: '127.0.0.1', port: 25, tls: 'none', connections: 1 } as const
  expect(poolOptions(smtp).socketTimeout).toBe(120_000)
  expect(connectionOptions(smtp).socketTimeout).toBeLessThanOrEqual(60_000)
})

it('closes idle connections, and opens new ones for the next mail', async () => {
  const sink = await startSink()
  relay = undefined
  const smtp = { host: '127.0.0.1', port: sink.port, tls: 'none', connections: 2, longestIdle: 200 } as const
  const transport = smtpTransport(smtp, mail)
  const send = () => transport.send({ enquiry: anEnquiry(), recipients: mail.to })
  await Promise.all([send(), send()])
  expect(sink.connections()).toBeGreaterThan(0)
  await until(() => sink.connections() === 0)
  await send()
  expect(sink.mails).toHaveLength(3)
  await transport.close()
  await sink.close()
})

it('gives a mail more time that has failed before', async () => {
  const sink = await startSink({ dataDelay: 700 })
  relay = undefined
  const smtp = { host: '127.0.0.1', port: sink.port, tls: 'none', connections: 1 } as const
  const transport = smtpTransport({ ...smtp, longestReply: { first: 400, again: 3000 } }, mail)
  const send = (hasFailed: boolean) =>
    transport.send({ enquiry: anEnquiry(), recipients: mail.to, hasFailed })
  await expect(send(false)).rejects.toMatchObject({ code: 'EABORT' })
  await send(true)
  await expect(send(false)).rejects.toMatchObject({ code: 'EABORT' })
  await transport.close()
  await sink.close()
})

it('sends the next mail on a new connection after the relay has ended one', async () => {
  let isLast = false
  const sink = await startSink()
  relay = undefined
  const transport = smtpTransport({ host: '127.0.0.1', port: sink.port, tls: 'none', connections: 1 }, mail)
  const send = () => transport.send({ enquiry: anEnquiry(), recipients: mail.to })
  await send()
  isLast = true
  sink.behave({ data: () => (isLast ? 421 : undefined) })
  await expect(send()).rejects.toMatchObject({ responseCode: 421 })
  isLast = false
  await send()
  expect(sink.mails).toHaveLength(2)
  await transport.close()
  await until(() => sink.connections() === 0)
  await sink.close()
})
