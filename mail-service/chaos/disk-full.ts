import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { relayEnv, unlimitedRate } from '../testing/env'
import { startProcess } from '../testing/process'
import { mountSmallDisk } from '../testing/small-disk'
import { startSink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

/**
 * Fills a disk of 3 MB with enquiries, frees space by delivering them, and sends more. Needs root, to mount the disk.
 */
const disk = await mountSmallDisk(3)
// This relay is closed at once: its port is used for the relay that starts later.
const reserved = await startSink()
await reserved.close()
let sent = 0

async function post(url: string): Promise<string> {
  const subject = `Disk ${sent++}`
  const body = JSON.stringify({ subject, body: `<p>${'x'.repeat(60_000)}</p>` })
  const response = await fetch(url + endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  const answer = (await response.json()) as { error?: string }
  return answer.error ? `${response.status} ${answer.error}` : String(response.status)
}
const count = (answers: string[]) =>
  [...new Set(answers)]
    .map((answer) => `${answers.filter((other) => other === answer).length} x ${answer}`)
    .join(', ')

try {
  const service = await startProcess({
    ...relayEnv(reserved.port),
    ...unlimitedRate,
    MAIL_DATA_DIR: disk.folder,
    RELAY_PAUSES: '0.5',
    RETRY_DELAYS: '0.5',
    LOG_LEVEL: 'silent',
  })
  const full: string[] = []
  for (let n = 0; n < 40; n++) full.push(await post(service.url))
  const stored = full.filter((answer) => answer === '200').length
  const spool = join(disk.folder, 'spool')
  const queued = (await readdir(join(spool, 'queue'))).filter((name) => name.endsWith('.mail')).length
  const drafts = (await readdir(join(spool, 'tmp'))).length
  const relay = await startSink({}, { port: reserved.port })
  await until(() => relay.mails.length === stored, 60_000)
  const corrupt = (await readdir(join(spool, 'corrupt'))).length
  const after: string[] = []
  for (let n = 0; n < 5; n++) after.push(await post(service.url))
  await until(() => relay.mails.length === stored + 5, 60_000)
  await service.stop()
  await relay.close()
  process.stdout
    .write(`| responses until full | stored | drafts left | damaged | delivered when the relay started | responses after that |
| --- | --- | --- | --- | --- | --- |
| ${count(full)} | ${queued} | ${drafts} | ${corrupt} | ${stored} | ${count(after)} |
`)
  if (queued !== stored || drafts || corrupt || after.some((answer) => answer !== '200')) process.exitCode = 1
} finally {
  await disk.remove()
}
