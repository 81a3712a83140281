import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { networks } from '@virida/shared/platform/http/address'
import type { Pace } from '@virida/shared/platform/http/pace'
import { until } from '@virida/shared/platform/testing/until'
import { createApp } from '../src/app'
import { rateLimit } from '../src/http/rate'
import type { Outbox } from '../src/outbox/outbox'
import { makeServer } from '../src/server'
import { aRequest } from './service'

export type Given = {
  inFlightBytes?: number
  perMinute?: number
  megabytesPerHour?: number
  trusted?: string[]
  pace?: Pace
  turnTimeout?: number
  accept?: Outbox['accept']
  allowedOrigins?: string[]
  onAccepted?: () => void
}

/** The HTTP app. By default its outbox accepts everything and stores nothing. */
export function anApp({
  inFlightBytes = 1e8,
  perMinute = 0,
  megabytesPerHour = 0,
  trusted = [],
  pace,
  turnTimeout,
  accept = ({ id }) => Promise.resolve({ id, duplicate: false }),
  allowedOrigins = [],
  onAccepted = () => undefined,
}: Given = {}) {
  const outbox = { accept } as Partial<Outbox> as Outbox
  return createApp({
    origin: { allowedOrigins, trustedProxies: { networks: networks(trusted) } },
    sendEmail: {
      outbox,
      spam: { minElapsed: 0, maxLinks: 100, withhold: false, mostWithheld: 0 },
      rate: rateLimit({ perMinute, perHour: 0, megabytesPerHour, alarmPerHour: 0 }, () => undefined),
      inFlightBytes,
      uploads: tmpdir(),
      onAccepted,
      ...(pace ? { pace } : {}),
      ...(turnTimeout ? { turnTimeout } : {}),
    },
    isClosing: () => false,
    onError: () => undefined,
  })
}

export const json = { 'Content-Type': 'application/json' }

/** Sends an enquiry to an app. */
export const send = (
  app: ReturnType<typeof anApp>,
  headers: Record<string, string> = {},
  peer = '203.0.113.9',
  method = 'POST',
  request = aRequest(),
) =>
  app.request(
    `http://www.virida.example.com${endpoint}`,
    {
      method,
      headers: { Host: 'www.virida.example.com', ...json, ...headers },
      ...(method === 'POST' ? { body: JSON.stringify(request) } : {}),
    },
    { peer },
  )

/** The head of a request whose body follows. */
export const head = (...lines: string[]) =>
  [`POST ${endpoint} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )

/** Servers that a test starts, and connections to them. All are closed after the test. */
export function useServers() {
  const close: (() => void)[] = []
  afterEach(() => {
    for (const end of close.splice(0)) end()
  })

  /** Starts the app on a free port. @returns the port. */
  async function listen(given: Given = {}, serverTimeouts: Parameters<typeof makeServer>[1] = {}) {
    const server = makeServer(anApp(given), serverTimeouts)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    close.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return (server.address() as AddressInfo).port
  }

  /** Sends HTTP over a plain socket. */
  function raw(port: number) {
    const socket: Socket = connect(port, '127.0.0.1')
    let received = ''
    let closed = false
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => (closed = true))
    close.push(() => socket.destroy())
    return {
      socket,
      received: () => received,
      closed: () => closed,
      status: async (timeout = 10_000) => {
        await until(() => received.includes('\r\n\r\n') || closed, timeout)
        return Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)
      },
    }
  }

  return { close, listen, raw }
}
