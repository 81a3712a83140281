import type { Transport } from '../delivery/transport'
import type { Alarms } from '../operate/alarms'
import type { Log } from '@virida/shared/platform/log/log'
import { ping, scan, ScannerError, type ClamdAddress } from './clamd'
import { scanningTransport, type ScanResult } from './scanning-transport'

export type ScannerSettings = {
  address: ClamdAddress
  /** Milliseconds for all files of an enquiry together. */
  timeout: number
}

/** Milliseconds without a failed scan after which the scanner is considered to work again. */
const calmTime = 120_000

type Watchers = { log: Log; alarms: Alarms; onResult: (result: ScanResult['result']) => void }

/**
 * Puts the virus scanner before a transport.
 * @returns The transport, and a function that tests whether the scanner works. Both raise and clear the alarm `scanner`.
 */
export function withScanner(transport: Transport, { address, timeout }: ScannerSettings, watchers: Watchers) {
  const { log, alarms } = watchers
  let failedAt = -Infinity
  const raise = (reason: string) => {
    // A daemon that is away is back when it answers. One that hangs may answer only some of the scans.
    if (reason !== 'unreachable') failedAt = performance.now()
    alarms.raise('scanner', { reason })
  }
  const calmDown = () => {
    if (performance.now() - failedAt > calmTime) alarms.clear('scanner')
  }
  const onResult = (scanned: ScanResult) => {
    watchers.onResult(scanned.result)
    // A file that is too large for the scanner says nothing about the others.
    if (scanned.result !== 'unscanned') calmDown()
    else if (scanned.reason !== 'too_large') raise(scanned.reason)
    if (scanned.result !== 'clean') log.warn(scanned, 'file of an enquiry')
  }
  const check = async () => {
    const fault = await ping(address, AbortSignal.timeout(timeout)).catch((error: unknown) => error)
    if (fault === undefined) calmDown()
    else raise(fault instanceof ScannerError ? fault.code : 'unknown')
  }
  return {
    transport: scanningTransport(transport, {
      scan: (bytes, signal) => scan(address, bytes, signal),
      timeout,
      onResult,
    }),
    check,
  }
}
