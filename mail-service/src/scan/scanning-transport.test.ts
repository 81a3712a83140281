import { anEnquiry, pixel } from '../../testing/enquiries'
import type { Transport } from '../delivery/transport'
import { ScannerError } from './clamd'
import { scanningTransport } from './scanning-transport'

const timeout = 3000
const trialInterval = 2000
const relay: Transport = {
  send: () => Promise.resolve({ reply: '250', rejections: [] }),
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** A scanner that answers only when the test says so. */
function hangingScanner() {
  const state = { hangs: true }
  const scan = (_: Buffer, signal: AbortSignal) =>
    state.hangs
      ? new Promise<undefined>((_resolve, reject) => {
          const fail = () => reject(new ScannerError('timeout', 'The scanner did not answer.'))
          signal.addEventListener('abort', fail, { once: true })
        })
      : Promise.resolve(undefined)
  const transport = scanningTransport(relay, { scan, timeout, trialInterval, onResult: () => undefined })
  /** Sends a mail with a file. @returns The milliseconds that it took. */
  const send = async () => {
    const startedAt = performance.now()
    await transport.send({
      enquiry: anEnquiry({ attachments: [{ name: 'a.png', type: 'image/png', bytes: pixel }] }),
      recipients: ['staff@virida.example.com'],
    })
    return performance.now() - startedAt
  }
  return { state, send }
}

it('waits a second at most for a scanner that has not answered, and the full time only now and then', async () => {
  const { send } = hangingScanner()
  expect(await send()).toBeGreaterThan(timeout - 50)
  const next = await Promise.all([send(), send(), send()])
  expect(Math.max(...next)).toBeLessThan(1500)
  await new Promise((resolve) => setTimeout(resolve, trialInterval))
  const later = await Promise.all([send(), send(), send()])
  expect(later.filter((took) => took > timeout - 50)).toHaveLength(1)
}, 30_000)

it('gives scans the full time again when one that had it was answered', async () => {
  const { state, send } = hangingScanner()
  await send()
  state.hangs = false
  expect(await send()).toBeLessThan(500)
  state.hangs = true
  // The scanner may answer only some of the scans.
  expect(await send()).toBeLessThan(1500)
  await new Promise((resolve) => setTimeout(resolve, trialInterval))
  state.hangs = false
  expect(await send()).toBeLessThan(500)
  state.hangs = true
  expect(await send()).toBeGreaterThan(timeout - 50)
}, 30_000)

it('gives a scan the full time again although longer ones than a second have failed meanwhile', async () => {
  const { state, send } = hangingScanner()
  await send()
  const startedAt = performance.now()
  while (performance.now() - startedAt < trialInterval) await send()
  state.hangs = false
  await send()
  state.hangs = true
  expect(await send()).toBeGreaterThan(timeout - 50)
}, 30_000)
