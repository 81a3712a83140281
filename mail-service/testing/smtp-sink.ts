import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SinkMail = { to: string[]; raw: Buffer }

/** How the relay behaves. Numbers are SMTP reply codes with which it refuses; what is not set is accepted. */
export type Behavior = {
  greeting?: number
  sender?: number
  recipient?: (address: string) => number | undefined
  data?: (mail: SinkMail) => number | 'drop' | undefined
  password?: string
  /** Text of refusals, such as an enhanced status code. */
  text?: string
  /** Milliseconds until the reply to DATA. */
  dataDelay?: number
}

export type SinkOptions = {
  port?: number
  /** Maximum bytes of each mail to keep. */
  keep?: number
}

export type Sink = {
  port: number
  mails: SinkMail[]
  /** How many connections are open. */
  connections: () => number
  behave: (behavior: Behavior) => void
  parsed: () => Promise<Awaited<ReturnType<typeof PostalMime.parse>>[]>
  close: () => Promise<void>
}

/** Starts a real SMTP server on this machine that keeps the mails it accepts. */
export async function startSink(
  initial: Behavior = {},
  { port = 0, keep = Infinity }: SinkOptions = {},
): Promise<Sink> {
  let behavior = initial
  const mails: SinkMail[] = []
  const smtpError = (responseCode: number) =>
    Object.assign(new Error(behavior.text ?? 'refused by the test'), { responseCode })
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: initial.password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => done(behavior.greeting ? smtpError(behavior.greeting) : null),
    onAuth: ({ password }, _session, done) =>
      password === behavior.password ? done(null, { user: 'relay' }) : done(smtpError(535)),
    onMailFrom: (_address, _session, done) => done(behavior.sender ? smtpError(behavior.sender) : null),
    onRcptTo({ address }, _session, done) {
      const code = behavior.recipient?.(address)
      done(code ? smtpError(code) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          // A copy: a part of a buffer would keep the whole buffer in memory.
          raw: Buffer.from(Buffer.concat(chunks).subarray(0, keep)),
        }
        const reply = behavior.data?.(mail)
        if (reply === undefined || reply === 'drop') mails.push(mail)
        // The relay accepts the mail but closes the connection before it replies.
        if (reply === 'drop') {
          for (const connection of connections) if (connection.id === session.id) connection._socket.destroy()
          return
        }
        setTimeout(() => done(reply ? smtpError(reply) : null), behavior.dataDelay ?? 0).unref()
      })
    },
  })
  server.on('error', () => undefined)
  const { connections } = server
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    connections: () => connections.size,
    behave: (next) => {
      behavior = next
    },
    parsed: () => Promise.all(mails.map(({ raw }) => PostalMime.parse(raw))),
    close: () => {
      return new Promise((resolve) => {
        for (const connection of connections) connection._socket.destroy()
        server.close(() => resolve())
      })
    },
  }
}
