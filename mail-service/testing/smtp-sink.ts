import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SinkMail = { to: string[]; raw: Buffer }

/** What the relay answers; what a test does not set is accepted. Codes as SMTP has them. */
export type Behaviour = {
  greeting?: number
  sender?: number
  recipient?: (address: string) => number | undefined
  data?: (mail: SinkMail) => number | 'drop' | undefined
  password?: string
  /** Milliseconds until the answer to DATA. */
  dataDelay?: number
}

export type SinkOptions = {
  port?: number
  /** Bytes of each mail that are kept. */
  keep?: number
}

export type Sink = {
  port: number
  mails: SinkMail[]
  behave: (behaviour: Behaviour) => void
  parsed: () => Promise<Awaited<ReturnType<typeof PostalMime.parse>>[]>
  close: () => Promise<void>
}

const smtpError = (responseCode: number) => Object.assign(new Error('as the test wants it'), { responseCode })

/** A real SMTP server on this machine that keeps what it accepts. */
export async function startSink(
  initial: Behaviour = {},
  { port = 0, keep = Infinity }: SinkOptions = {},
): Promise<Sink> {
  let behaviour = initial
  const mails: SinkMail[] = []
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: initial.password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => done(behaviour.greeting ? smtpError(behaviour.greeting) : null),
    onAuth: ({ password }, _session, done) =>
      password === behaviour.password ? done(null, { user: 'relay' }) : done(smtpError(535)),
    onMailFrom: (_address, _session, done) => done(behaviour.sender ? smtpError(behaviour.sender) : null),
    onRcptTo({ address }, _session, done) {
      const code = behaviour.recipient?.(address)
      done(code ? smtpError(code) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).subarray(0, keep),
        }
        const answer = behaviour.data?.(mail)
        if (answer === undefined || answer === 'drop') mails.push(mail)
        // The mail is taken, the answer never arrives.
        if (answer === 'drop') {
          for (const connection of connections) if (connection.id === session.id) connection._socket.destroy()
          return
        }
        setTimeout(() => done(answer ? smtpError(answer) : null), behaviour.dataDelay ?? 0).unref()
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
    behave: (next) => {
      behaviour = next
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
