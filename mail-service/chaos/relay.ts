import { startSink } from '../testing/smtp-sink'

/**
 * A relay that refuses 20 % of the mails temporarily and accepts 10 % without replying.
 * @param port 0 for a free port.
 */
export function startFlakyRelay(port = 0) {
  return startSink(
    { data: () => (Math.random() < 0.2 ? 451 : Math.random() < 0.125 ? 'drop' : undefined) },
    { port, keep: 4096 },
  )
}

/** The Message-IDs for each marker, one for each copy that the relay accepted. */
export function deliveriesOf(mails: readonly { raw: Buffer }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { raw } of mails) {
    const head = raw.toString('latin1').replace(/\r\n[ \t]/g, ' ')
    const marker = /^Subject: Chaos (\S+)/m.exec(head)?.[1] ?? 'unknown'
    const messageId = /^Message-ID:\s*(\S+)/im.exec(head)?.[1] ?? 'none'
    found.set(marker, [...(found.get(marker) ?? []), messageId])
  }
  return found
}
