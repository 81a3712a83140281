import { sendDigest } from '../src/operate/digest'
import { padded } from '../testing/enquiries'
import { relayEnv } from '../testing/env'
import { aFile } from '../testing/mailed'
import { aRequest, startTestService, type TestService } from '../testing/service'
import { startSink, type Sink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

// The tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

let relay: Sink
let service: TestService
beforeEach(async () => {
  relay = await startSink()
})
afterEach(async () => {
  await service.remove()
  await relay.close()
})
async function start(env: Record<string, string> = {}) {
  service = await startTestService({ ...relayEnv(relay.port), ...env })
}
const headersOf = async () =>
  Object.fromEntries((await relay.parsed())[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
const linked = { body: 'http://a.b '.repeat(4) }

it.each<[string, object, Record<string, string>, string]>([
  ['a filled hidden field', {}, { 'X-Form-Trap': '1' }, 'trap'],
  ['a form sent too fast', {}, { 'X-Form-Elapsed': '300' }, 'too_fast'],
  ['many links', linked, {}, 'links'],
])('delivers an enquiry with %s and says so in its headers', async (_, request, headers, reason) => {
  await start()
  const { status, body, id } = await service.post(aRequest(request), headers)
  expect({ status, body }).toEqual({ status: 200, body: { ok: true, id } })
  await until(() => relay.mails.length === 1)
  expect(await headersOf()).toMatchObject({ 'x-spam-flag': 'YES', 'x-spam-reason': reason })
})

it('adds no header to an enquiry without a sign of spam', async () => {
  await start()
  await service.post(aRequest({ body: 'see http://a.b' }), { 'X-Form-Elapsed': '9000', 'X-Form-Trap': '0' })
  await until(() => relay.mails.length === 1)
  expect(await headersOf()).not.toHaveProperty('x-spam-flag')
})

it('delivers enquiries that an earlier configuration kept in quarantine', async () => {
  await start({ SPAM_WITHHOLD: 'true' })
  const { id } = await service.post(aRequest(linked))
  expect((await service.outbox.read(id))?.state).toBe('quarantined')
  service = await service.restart({ SPAM_WITHHOLD: 'false' })
  await until(() => relay.mails.length === 1)
})

it('delivers an enquiry with a sign of spam when the quarantine is full', async () => {
  await start({ SPAM_WITHHOLD: 'true', SPAM_WITHHOLD_MB: '1' })
  const large = { ...linked, files: [aFile(padded(1_500_000))] }
  const first = await service.post(aRequest(large))
  expect((await service.outbox.read(first.id))?.state).toBe('quarantined')
  await service.post(aRequest({ ...linked, subject: 'Another one' }))
  await until(() => relay.mails.length === 1)
  expect(await headersOf()).toMatchObject({ 'x-spam-flag': 'YES' })
  expect((await service.outbox.read(first.id))?.state).toBe('quarantined')
})

it('mails a list of the enquiries in quarantine once a day', async () => {
  await start({ SPAM_WITHHOLD: 'true' })
  const { id } = await service.post(aRequest(linked))
  const now = Date.now()
  await sendDigest(service.outbox, now)
  await sendDigest(service.outbox, now + 1)
  // Both calls have ended, so when the queue is empty, every list that was stored is sent.
  await until(async () => (await service.outbox.stats()).count.waiting === 0)
  const [mail] = await relay.parsed()
  expect(mail?.subject).toBe('1 enquiry in quarantine')
  expect(mail?.text).toContain(id)
  expect(mail?.text).toContain('links')
  expect(relay.mails).toHaveLength(1)
})

it('mails the list of a day although a visitor has sent what looks like it', async () => {
  await start({ SPAM_WITHHOLD: 'true' })
  const now = Date.now()
  const date = new Date(now).toISOString().slice(0, 10)
  await service.post(aRequest({ subject: 'digest', body: date }), {
    'X-Form-Trap': '1',
    'Idempotency-Key': `digest-${date}`,
  })
  await sendDigest(service.outbox, now)
  await until(() => relay.mails.length === 1)
  const withBlanks = { 'Idempotency-Key': `digest of ${date}` }
  expect((await service.post(aRequest({ subject: 'digest', body: date }), withBlanks)).status).toBe(422)
})
