import { startSink } from '../testing/smtp-sink'

/** The relay as a process of its own, so that it shares the machine but not the load generator's thread. */
const sink = await startSink({}, { keep: 0 })
process.stdout.write(`mail-service ready smtp://127.0.0.1:${sink.port}, mails are counted\n`)
process.once('SIGTERM', () => process.exit(0))
