import type { Socket } from 'node:net'
import { scan, type ScannerError } from '../src/scan/clamd'
import { startClamd, eicar } from '../testing/clamd'
import { pixel } from '../testing/enquiries'
import { startFakeClamd } from '../testing/fake-clamd'
import { aFile, startMailedService, type MailedService } from '../testing/mailed'
import { until } from '@virida/shared/platform/testing/until'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function service(env: Record<string, string>): Promise<MailedService> {
  const started = await startMailedService(env)
  cleanups.push(started.remove)
  return started
}
/** Starts the service with a fake clamd. */
async function withFake(onData: (received: Buffer, socket: Socket) => void, timeout = 1) {
  const fake = await startFakeClamd(onData)
  cleanups.push(fake.close)
  return service({ CLAMD_ADDRESS: `127.0.0.1:${fake.address.port}`, CLAMD_TIMEOUT_SECONDS: String(timeout) })
}
async function withClamd(options = {}) {
  const clamd = await startClamd(options)
  cleanups.push(clamd.stop)
  return service({ CLAMD_ADDRESS: clamd.path })
}
const alarms = ({ alarms: active }: MailedService) => active.active().map(({ kind }) => kind)
const namesOf = ({ attachments }: { attachments: { filename: string | null }[] }) =>
  attachments.map(({ filename }) => filename)

const infected = aFile(Buffer.concat([pixel, eicar]), 'window <b>.png')
const clean = aFile(pixel, 'door.png')
const noise = Buffer.concat([pixel, Buffer.alloc(3 * 1024 * 1024)])

it('takes the EICAR test file off with a real clamd, and says so in the mail', async () => {
  const mailed = await withClamd()
  const mail = await mailed.mailOf({ files: [infected, clean] })
  expect(namesOf(mail)).toEqual(['door.png'])
  const note = /The file .*\.png was removed, because the virus scanner found Eicar-Test-Signature\S* in it\./
  expect(mail.text).toMatch(note)
  expect(mail.html).toMatch(note)
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain('Ann')
  expect(mailed.logged()).toContain('"result":"infected"')
  expect(await (await fetch(`${mailed.url}/metrics`)).text()).toContain(
    'mail_files_scanned_total{result="infected"} 1',
  )
  expect(alarms(mailed)).toEqual([])
}, 120_000)

it('delivers a file of 15 MB that a real clamd finds clean, without a note', async () => {
  const mailed = await withClamd()
  const mail = await mailed.mailOf({
    files: [aFile(Buffer.concat([pixel, Buffer.alloc(14_900_000)]), 'large.png')],
  })
  expect(namesOf(mail)).toEqual(['large.png'])
  expect(mail.text).not.toContain('scanne')
}, 120_000)

it('reads each refusal of a real clamd, which closes the connection while the file is being sent', async () => {
  const clamd = await startClamd({ maxMegabytes: 1 })
  cleanups.push(clamd.stop)
  const codes = new Set<string>()
  for (let scans = 0; scans < 100; scans++) {
    const refused = scan({ path: clamd.path }, noise, AbortSignal.timeout(20_000))
    codes.add(await refused.then(String, ({ code }: ScannerError) => code))
  }
  expect([...codes]).toEqual(['too_large'])
}, 120_000)

it('delivers a file that is larger than a real clamd accepts, with a note and without an alarm', async () => {
  const mailed = await withClamd({ maxMegabytes: 1 })
  const mail = await mailed.mailOf({ files: [aFile(noise, 'large.png'), clean] })
  expect(namesOf(mail)).toEqual(['large.png', 'door.png'])
  expect(mail.text).toContain('The file large.png was not scanned for viruses, because it is larger than')
  expect(mail.text).not.toContain('door.png was not')
  expect(alarms(mailed)).toEqual([])
}, 120_000)

it('delivers with a note and an alarm when the scanner is down', async () => {
  const mailed = await service({ CLAMD_ADDRESS: '/nowhere/clamd.ctl' })
  const mail = await mailed.mailOf({ files: [clean] })
  expect(namesOf(mail)).toEqual(['door.png'])
  expect(mail.text).toContain(
    'The file door.png was not scanned for viruses, because the virus scanner did not answer.',
  )
  expect(alarms(mailed)).toEqual(['scanner'])
})

it('answers the visitor at once and delivers after a bounded time when the scanner hangs', async () => {
  const timeout = 5
  const mailed = await withFake(() => undefined, timeout)
  const startedAt = performance.now()
  const { status, id } = await mailed.post({
    subject: 'Contact Us - Ann',
    body: '<p>Ann</p>',
    files: Array(10).fill(clean),
  })
  expect(status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(timeout * 1000)
  const mail = await mailed.mailWith(id)
  expect(performance.now() - startedAt).toBeLessThan(3 * timeout * 1000)
  expect(mail.text?.match(/was not scanned/g)).toHaveLength(10)
  expect(alarms(mailed)).toEqual(['scanner'])
})

it('ends the alarm when the scanner works again', async () => {
  let works = false
  const mailed = await withFake((_, socket) => (works ? socket.write('stream: OK\0') : socket.destroy()))
  await mailed.mailOf({ files: [clean] })
  expect(alarms(mailed)).toEqual(['scanner'])
  works = true
  const mail = await mailed.mailOf({ files: [clean] })
  expect(mail.text).not.toContain('was not scanned')
  await until(() => alarms(mailed).length === 0)
})

it('does not ask the scanner for an enquiry without files', async () => {
  let asked = 0
  const mailed = await withFake(() => asked++)
  await mailed.mailOf({})
  expect(asked).toBe(0)
})
