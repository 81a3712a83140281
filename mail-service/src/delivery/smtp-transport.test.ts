import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry } from '../../testing/enquiries'
import {
  connectionOptions,
  EarlyReplyError,
  longestCheck,
  poolOptions,
  smtpTransport,
} from './smtp-transport'

const mail = {
  to: ['staff@virida.example.com'],
  from: { name: 'Website', address: 'site@virida.example.com' },
  replyTo: 'none' as const,
  formatTime: String,
}
let relay: Server | undefined
const sockets: Socket[] = []
/** How often the relay was asked to end a connection. */
let quits = 0
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  quits = 0
  if (relay?.listening) await new Promise((resolve) => relay?.close(resolve))
})

/** A relay that answers the first command with one line of a reply after another, without the last one. */
async function endlessRelay(): Promise<number> {
  relay = createServer((socket) => {
    sockets.push(socket)
    let lines: NodeJS.Timeout | undefined
    socket.once('data', () => (lines = setInterval(() => socket.write('250-please wait\r\n'), 20)))
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
    { host: '127.0.0.1', port, tls: 'none', longestReply: { first: 300, again: 600 } },
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
    const transport = smtpTransport({ host: '127.0.0.1', port, tls: 'none' }, mail)
    const checking = expect(transport.check()).rejects.toThrow('it has not answered')
    // The client has read the greeting when it has sent EHLO.
    await new Promise<void>((resolve) => {
      const looking = setInterval(() => {
        if (!sockets.some(({ bytesRead }) => bytesRead > 0)) return
        clearInterval(looking)
        resolve()
      }, 5)
    })
    await jest.advanceTimersByTimeAsync(31_000)
    await checking
    await transport.close()
  } finally {
    jest.useRealTimers()
  }
})

it('lets a relay be silent for two minutes while it works on a mail, and not when it only connects', () => {
  const smtp = { host: '127.0.0.1', port: 25, tls: 'none' } as const
  expect(poolOptions(smtp).socketTimeout).toBe(120_000)
  expect(connectionOptions(smtp).socketTimeout).toBeLessThanOrEqual(60_000)
})

it('closes each connection that is idle, also while others are used, and opens new ones', async () => {
  const port = await cuttingRelay('QUIT')
  const smtp = { host: '127.0.0.1', port, tls: 'none', longestIdle: 2000 } as const
  const transport = smtpTransport(smtp, mail)
  const send = () => transport.send({ enquiry: anEnquiry(), recipients: mail.to })
  const isClosed = ({ destroyed }: Socket) => destroyed
  await Promise.all([send(), send()])
  while (!sockets.some(isClosed)) {
    await send()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  // Both were opened at first, and one of them is still used.
  expect(sockets.map(isClosed).sort()).toEqual([false, true])
  await until(() => sockets.every(isClosed))
  await send()
  expect(sockets).toHaveLength(3)
  await transport.close()
})

it('opens new connections while the relay does not answer the end of idle ones', async () => {
  const port = await cuttingRelay('nothing')
  const smtp = { host: '127.0.0.1', port, tls: 'none', longestIdle: 50 } as const
  const transport = smtpTransport({ ...smtp, longestReply: { first: 5000, again: 5000 } }, mail)
  const send = () => transport.send({ enquiry: anEnquiry(), recipients: mail.to })
  for (let connections = 1; connections <= 4; connections++) {
    expect((await send()).reply).toBe('250')
    expect(sockets).toHaveLength(connections)
    await until(() => quits === connections)
  }
  expect(sockets.some(({ readableEnded }) => readableEnded)).toBe(false)
  await transport.close()
})

it('gives a mail more time that has failed before', async () => {
  const port = await cuttingRelay('nothing', { command: '.', delay: 700 })
  const longestReply = { first: 400, again: 10_000 }
  const transport = smtpTransport({ host: '127.0.0.1', port, tls: 'none', longestReply }, mail)
  const send = (hasFailed: boolean) =>
    transport.send({ enquiry: anEnquiry(), recipients: mail.to, hasFailed })
  await expect(send(false)).rejects.toMatchObject({ code: 'EABORT' })
  expect((await send(true)).reply).toBe('250')
  await expect(send(false)).rejects.toMatchObject({ code: 'EABORT' })
  await transport.close()
})

it.each([
  ['before the greeting', undefined, 'none'],
  ['after EHLO', 'EHLO', 'none'],
  ['after MAIL FROM', 'MAIL', 'none'],
  ['after RCPT TO', 'RCPT', 'none'],
  ['after DATA', 'DATA', 'none'],
  ['in the text', 'MIME-Version', 'part'],
  ['after the text', '.', undefined],
] as const)('tells whether the relay may have a mail whose connection is cut %s', async (_, last, sent) => {
  const port = await cuttingRelay(last)
  const transport = smtpTransport({ host: '127.0.0.1', port, tls: 'none' }, mail)
  const error: unknown = await transport
    .send({ enquiry: anEnquiry({ attachments: [large] }), recipients: mail.to })
    .catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('code')
  expect((error as { sent?: string }).sent).toBe(sent)
  await transport.close()
})

/** More than what the network keeps on the way to a relay that reads no more. */
const large = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(20_000_000, 'a') }

/**
 * A relay that accepts each line but QUIT, and cuts the connection after one that starts with `last`; at once without it.
 * @param late A command whose reply comes after a delay in ms.
 */
async function cuttingRelay(
  last: string | undefined,
  late = { command: 'nothing', delay: 0 },
): Promise<number> {
  relay = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    if (last === undefined) return socket.end()
    socket.write('220 relay.example\r\n')
    createInterface(socket).on('line', (line) => {
      if (line === 'QUIT') quits++
      // Not `end`: the rest of the text would still be read.
      if (line.startsWith(last)) socket.destroy()
      else if (line === 'DATA') socket.write('354 go on\r\n')
      else if (/^(?:EHLO |MAIL |RCPT |\.$)/.test(line))
        setTimeout(() => socket.write('250 ok\r\n'), line.startsWith(late.command) ? late.delay : 0)
    })
  })
  const cutting = relay
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve))
  return (cutting.address() as AddressInfo).port
}

it.each([
  ['EHLO', '250 ok\r\n250 ok\r\n250 ok\r\n'],
  ['MAIL', '250 ok\r\n250 ok\r\n250 ok\r\n'],
  ['DATA', '354 go on\r\n250 ok\r\n'],
])(
  'takes no reply for an acceptance that came before the text, after a surplus one to %s',
  async (command, replies) => {
    relay = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => undefined).write('220 relay.example\r\n')
      createInterface(socket).on('line', (line) => {
        const usual = line === 'DATA' ? '354 go on\r\n' : line === '.' ? '451 not now\r\n' : '250 ok\r\n'
        if (line.startsWith(command)) socket.write(replies)
        else if (/^(?:DATA|EHLO |MAIL |RCPT |\.$)/.test(line)) socket.write(usual)
      })
    })
    const confused = relay
    await new Promise<void>((resolve) => confused.listen(0, '127.0.0.1', resolve))
    const { port } = confused.address() as AddressInfo
    const transport = smtpTransport({ host: '127.0.0.1', port, tls: 'none' }, mail)
    await expect(transport.send({ enquiry: anEnquiry(), recipients: mail.to })).rejects.toThrow(
      EarlyReplyError,
    )
    await transport.close()
  },
)

it('checks for longer than a relay may take to greet', () => {
  const { greetingTimeout = 0, connectionTimeout = 0 } = connectionOptions({
    host: 'a',
    port: 25,
    tls: 'none',
  })
  expect(longestCheck).toBeGreaterThan(Math.max(greetingTimeout, connectionTimeout))
})
