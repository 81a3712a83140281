import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { enquirySchema } from '@virida/shared/platform/enquiry/schema'
import { compose, type MailSettings } from '../src/delivery/compose'
import { decodeBase64, decodedLength } from '../src/enquiry/base64'
import { cleanFilename } from '../src/enquiry/filename'
import { parseEnquiry } from '../src/enquiry/parse'
import { sanitize } from '../src/enquiry/sanitize'
import { cleanSubject } from '../src/enquiry/subject'
import { decodeRecord, encodeRecord } from '../src/outbox/spool/record'
import { SpoolOutbox } from '../src/outbox/spool/spool-outbox'
import { anEnquiry, pixel } from '../testing/enquiries'
import { payloads } from './payloads'

const settings: MailSettings = {
  to: ['staff@virida.example.com'],
  from: { name: 'Website', address: 'website@virida.example.com' },
  replyTo: 'visitor',
  formatTime: (at) => new Date(at).toISOString(),
}
const composer = createTransport({ streamTransport: true, buffer: true })
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a\r\nBcc: b@c.de', '=?utf-8?q?x?='),
)
const html = fc
  .array(
    fc.oneof(
      fc.constantFrom(...payloads.map(([, payload]) => payload)),
      fc.string(),
      fc.constantFrom('<', '>', '<b', '"', '</', '<!--', '&amp'),
    ),
  )
  .map((parts) => parts.join(''))
const stored = fc
  .record({
    subject: text,
    html: text,
    text,
    files: fc.array(fc.record({ name: text, bytes: fc.uint8Array({ maxLength: 2000 }) }), { maxLength: 3 }),
  })
  .map(({ files, ...rest }) =>
    anEnquiry({
      ...rest,
      attachments: files.map(({ name, bytes }) => ({ name, type: 'image/png', bytes: Buffer.from(bytes) })),
    }),
  )

it('mails any valid subject and any file name as exactly one header each', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (subject, filename) => {
      if (!enquirySchema.shape.subject.safeParse(subject).success) return
      const name = cleanFilename(filename, 'png')
      const enquiry = anEnquiry({
        subject: cleanSubject(subject),
        attachments: [{ name, type: 'image/png', bytes: pixel }],
      })
      const { message } = await composer.sendMail(
        compose({ enquiry, recipients: [...settings.to] }, settings),
      )
      const mail = await PostalMime.parse(message as Buffer)
      expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(mail.subject).toBe(enquiry.subject)
      expect(mail.attachments.map((attachment) => attachment.filename)).toEqual([name])
    }),
    { numRuns: 150 },
  )
})

it('changes nothing when it sanitizes again', () => {
  fc.assert(
    fc.property(html, (given) => expect(sanitize(sanitize(given))).toBe(sanitize(given))),
    { numRuns: 400 },
  )
})

it('leaves no other element than text and structure', () => {
  fc.assert(
    fc.property(html, (given) => {
      expect(sanitize(given)).not.toMatch(
        /<(?!\/?(?:table|caption|t(?:head|body|foot|r|h|d)|p|br|hr|h[1-4]|[uod]l|li|d[td]|div|span|blockquote|b|strong|i|em|u|small|pre|code)\b)/,
      )
    }),
    { numRuns: 400 },
  )
})

it('reads a stored enquiry as it was written', () => {
  fc.assert(
    fc.property(stored, (enquiry) =>
      expect(decodeRecord(Buffer.concat(encodeRecord(enquiry)))).toEqual(enquiry),
    ),
  )
})

it('detects any changed byte of a stored enquiry', () => {
  fc.assert(
    fc.property(stored, fc.nat(), fc.integer({ min: 1, max: 255 }), (enquiry, position, change) => {
      const bytes = Buffer.concat(encodeRecord(enquiry))
      const at = position % bytes.length
      bytes[at] = (bytes[at] ?? 0) ^ change
      expect(() => decodeRecord(bytes)).toThrow('Reading a stored enquiry')
    }),
  )
})

it('detects a stored enquiry that was cut short anywhere', () => {
  fc.assert(
    fc.property(stored, fc.nat(), (enquiry, length) => {
      const bytes = Buffer.concat(encodeRecord(enquiry))
      expect(() => decodeRecord(bytes.subarray(0, length % bytes.length))).toThrow('Reading a stored enquiry')
    }),
  )
})

it('decodes base64 exactly or not at all', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.string(), (bytes, other) => {
      const encoded = Buffer.from(Buffer.from(bytes).toString('base64'))
      expect(decodeBase64(encoded)).toEqual(Buffer.from(bytes))
      const decoded = decodeBase64(Buffer.from(other))
      if (decoded) expect(decoded).toHaveLength(decodedLength(Buffer.from(other)))
    }),
  )
})

it('parses files of any size as they were sent', () => {
  const file = fc.record({
    filename: fc.string({ minLength: 1 }),
    fill: fc.constantFrom('a', 'é', '\\', '"'),
    size: fc.integer({ min: 1, max: 300_000 }),
  })
  fc.assert(
    fc.property(fc.array(file, { maxLength: 4 }), (given) => {
      const files = given.map(({ filename, fill, size }) => ({ filename, content: fill.repeat(size) }))
      const parsed = parseEnquiry(Buffer.from(JSON.stringify({ subject: 'a', body: 'b', files })))
      expect(parsed.files.map(({ filename, content }) => [filename, content.toString()])).toEqual(
        files.map(({ filename, content }) => [filename, content]),
      )
    }),
    { numRuns: 30 },
  )
})

it('loses no accepted enquiry in any order of accepting, delivering, failing and restarting', async () => {
  type Step = 'accept' | 'deliver' | 'fail' | 'refuse' | 'requeue' | 'restart'
  const anyStep = fc.constantFrom<Step>('accept', 'accept', 'deliver', 'fail', 'refuse', 'requeue', 'restart')
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      const folder = await mkdtemp(join(tmpdir(), 'spool-'))
      const open = () => SpoolOutbox.open({ folder, diskFloor: 0, longestDelay: 1000 })
      let outbox = await open()
      const held = new Set<string>()
      const everyState = async () => {
        const lists = await Promise.all(
          (['waiting', 'dead'] as const).map((state) => outbox.list(state, { limit: 1000, offset: 0 })),
        )
        return new Set(lists.flatMap(({ entries }) => entries.map(({ id }) => id)))
      }
      for (const step of steps) {
        if (step === 'accept') held.add((await outbox.accept(anEnquiry())).id)
        if (step === 'requeue') for (const id of held) await outbox.requeue(id)
        if (step === 'restart') {
          await outbox.close()
          outbox = await open()
        }
        if (step === 'deliver' || step === 'fail' || step === 'refuse') {
          // Delivers everything that is due, once.
          const worker = await outbox.work(
            ({ id }) => {
              if (step === 'deliver') held.delete(id)
              return Promise.resolve(
                step === 'deliver'
                  ? { kind: 'delivered', reply: '250' }
                  : step === 'refuse'
                    ? { kind: 'dead', error: 'DATA 554', done: [] }
                    : { kind: 'retry', after: 100_000, error: 'DATA 451', done: [] },
              )
            },
            { concurrency: 2, onFault: () => undefined },
          )
          await worker.stop()
        }
        expect(await everyState()).toEqual(held)
      }
      await outbox.close()
      await rm(folder, { recursive: true })
    }),
    { numRuns: 40 },
  )
}, 30_000)
