import type { Mail, Transport } from '../delivery/transport'
import type { Attachment } from '../enquiry/stored-enquiry'
import { ScannerError, type ScannerErrorCode } from './clamd'

/** Milliseconds for the files of an enquiry while the scanner does not answer. */
const shortTimeout = 1000
/** After a scan without an answer, the next one gets the full time after this many milliseconds. */
const usualTrialInterval = 60_000

export type ScannerSettings = {
  /** @returns The name of what was found, or undefined. @throws ScannerError */
  scan: (bytes: Buffer, signal: AbortSignal) => Promise<string | undefined>
  /** Milliseconds for all files of an enquiry together. */
  timeout: number
  /** A minute by default. */
  trialInterval?: number
  onResult: (result: ScanResult) => void
}

export type ScanResult = { id: string } & (
  | { result: 'clean' }
  | { result: 'infected'; found: string }
  | { result: 'unscanned'; reason: ScannerErrorCode }
)

/**
 * Has the files of each enquiry scanned before the mail is sent, and removes infected ones. It is done at delivery, not
 * when the enquiry is accepted: the visitor does not wait for it, and an enquiry that waited for the relay is scanned
 * with the newest signatures. A scanner that fails delays no enquiry: its mail says that the files were not scanned. After a
 * scan without an answer, others wait for a second only, so that they do not take all deliveries.
 */
export function scanningTransport(transport: Transport, settings: ScannerSettings): Transport {
  const timeouts = scanTimeouts(settings)
  return {
    async send(mail) {
      if (!mail.enquiry.attachments.length) return transport.send(mail)
      return transport.send(await scanned(mail, settings, timeouts))
    },
    check: () => transport.check(),
    close: () => transport.close(),
  }
}

/** How long the scans of one mail may take, and what they tell about the next ones. */
function scanTimeouts({ timeout, trialInterval = usualTrialInterval }: ScannerSettings) {
  let failedAt: number | undefined
  return {
    next() {
      const now = performance.now()
      const isShort = failedAt !== undefined && now - failedAt < trialInterval
      // While this one has the full time, the others have the short one.
      if (failedAt !== undefined && !isShort) failedAt = now
      const before = failedAt
      return {
        signal: AbortSignal.timeout(isShort ? Math.min(timeout, shortTimeout) : timeout),
        succeed: () => {
          if (!isShort && failedAt === before) failedAt = undefined
        },
        // Longer scans than the short time say nothing about the scanner.
        fail: () => {
          if (!isShort) failedAt = performance.now()
        },
      }
    },
  }
}

async function scanned(
  { enquiry, ...mail }: Mail,
  { scan, onResult }: ScannerSettings,
  timeouts: ReturnType<typeof scanTimeouts>,
): Promise<Mail> {
  const { signal, succeed, fail } = timeouts.next()
  const attachments: Attachment[] = []
  const notes: string[] = []
  for (const attachment of enquiry.attachments) {
    try {
      const found = await scan(attachment.bytes, signal)
      succeed()
      if (found === undefined) {
        attachments.push(attachment)
        onResult({ id: enquiry.id, result: 'clean' })
      } else {
        notes.push(infectedNote(attachment.name, found))
        onResult({ id: enquiry.id, result: 'infected', found })
      }
    } catch (error) {
      if (!(error instanceof ScannerError)) throw error
      if (error.code === 'timeout') fail()
      attachments.push(attachment)
      notes.push(unscannedNote(attachment.name, error.code))
      onResult({ id: enquiry.id, result: 'unscanned', reason: error.code })
    }
  }
  return { ...mail, enquiry: { ...enquiry, attachments }, notes }
}

const infectedNote = (name: string, found: string) =>
  `The file ${name} was removed, because the virus scanner found ${found} in it.`

const reasons: Record<ScannerErrorCode, string> = {
  too_large: 'it is larger than the virus scanner accepts',
  unreachable: 'the virus scanner did not answer',
  timeout: 'the virus scanner did not answer',
  unknown_answer: 'the virus scanner could not scan it',
}

const unscannedNote = (name: string, code: ScannerErrorCode) =>
  `The file ${name} was not scanned for viruses, because ${reasons[code]}. Open it with care.`
