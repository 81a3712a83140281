import { join } from 'node:path'
import { folderTransport } from './delivery/folder-transport'
import { smtpTransport } from './delivery/smtp-transport'
import type { Alarms } from './operate/alarms'
import type { Log } from '@virida/shared/platform/log/log'
import type { Metrics } from './operate/metrics'
import { withScanner } from './scan/scanner'
import type { Settings } from './settings'

/** What the scanner reports to. */
type Reporting = { log: Log; alarms: Alarms; metrics: Metrics }

/** Opens the relay or the folder that mails go to, behind the virus scanner if one is configured. */
export async function openTransport(settings: Settings, { log, alarms, metrics }: Reporting) {
  const { smtp, mail, dataDir, scanner } = settings
  const folder = join(dataDir, 'outgoing')
  const destination = `mails go to ${smtp ? `${smtp.host}:${smtp.port}` : folder}`
  const transport = smtp ? smtpTransport(smtp, mail) : await folderTransport(folder, mail)
  if (!scanner) return { transport, destination }
  const { transport: scanning, check } = withScanner(transport, scanner, {
    log,
    alarms,
    onResult: metrics.scanned,
  })
  return { transport: scanning, destination, checkScanner: check }
}
