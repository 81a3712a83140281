import { startSink } from '../testing/smtp-sink'

/** The relay as a separate process, so that it does not use the thread of the load generator. */
const sink = await startSink({}, { keep: 0 })
process.stdout.write(`mail-service ready smtp://127.0.0.1:${sink.port}, mails are counted\n`)
process.once('SIGTERM', () => process.exit(0))
