import { endpoint, limits } from '@virida/shared/enquiry'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { payloads } from './payloads'
import { pixel } from '../testing/enquiries'
import { aRequest, startTestService, type TestService } from '../testing/service'
import { startSink, type Sink } from '../testing/smtp-sink'
import { until } from '../testing/until'

// Whole services, processes and databases start in here, on whatever machine this is.
jest.setTimeout(60_000)

let sink: Sink
let service: TestService
let canary: Server
let canaryHits = 0

beforeAll(async () => {
  sink = await startSink()
  service = await startTestService({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(sink.port),
    SPAM_MAX_LINKS: '1000',
  })
  canary = createServer((_request, response) => response.end(String(++canaryHits))).listen(0, '127.0.0.1')
})
afterAll(async () => {
  await service.remove()
  await sink.close()
  canary.close()
})
/** Posts and gives the mail as a mail program reads it. */
async function mailOf(request: object) {
  const { status, id } = await service.post(aRequest(request))
  expect(status).toBe(200)
  const ours = () => sink.mails.findIndex(({ raw }) => raw.includes(id))
  await until(() => ours() >= 0)
  const mail = (await sink.parsed())[ours()]
  if (!mail) throw new Error('no mail')
  return mail
}
const file = (content: Buffer, filename = 'photo.png') => ({ filename, content: content.toString('base64') })

describe('case 14: a subject is one header, whatever is in it', () => {
  test.each([
    'a\r\nBcc: x@evil.example',
    'a\nb',
    'a\u0000b',
    'a\u007fb',
    'a\u0085b',
    '',
    '   ',
    'x'.repeat(301),
    'x'.repeat(65_536),
  ])('refused: %j', async (subject) => {
    const { status, body } = await service.post(aRequest({ subject }))
    expect({ status, body }).toEqual({
      status: 422,
      body: { ok: false, error: 'invalid', fields: ['subject'] },
    })
  })
  test.each([
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['tab\there', 'tab here'],
    ['=?utf-8?q?Bcc:_x?=', '= ?utf-8?q?Bcc:_x?='],
    ['Fenêtre "été" <b> 🪟 '.repeat(10).trim(), 'Fenêtre "été" <b> 🪟 '.repeat(10).trim()],
    ['lone \ud800 half', 'lone \ufffd half'],
  ])('mailed safely: %j', async (subject, expected) => {
    const mail = await mailOf({ subject })
    expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
    expect(mail.subject).toBe(expected)
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined])
  })
})

describe('case 15: nobody outside decides where a mail goes or what is read', () => {
  test.each(['to', 'cc', 'bcc', 'from', 'replyTo', 'headers', 'html', 'constructor'])(
    'the key %s is refused',
    async (key) => {
      const { status } = await service.post(aRequest({ [key]: 'x@evil.example' }))
      expect(status).toBe(422)
    },
  )
  test('__proto__ as a key is refused', async () => {
    const { status } = await service.post('{"subject":"a","body":"b","__proto__":{"to":"x@evil.example"}}')
    expect(status).toBe(422)
  })
  test('content that asks for a file or an address is refused, and nothing is fetched', async () => {
    const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`
    for (const content of [
      { path: '/etc/passwd' },
      { href: url },
      url,
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
    ]) {
      const { status } = await service.post(aRequest({ files: [{ filename: 'a.png', content }] }))
      expect(status).toBe(422)
    }
    for (const key of ['path', 'href', 'contentType', 'raw']) {
      const { status } = await service.post(aRequest({ files: [{ ...file(pixel), [key]: url }] }))
      expect(status).toBe(422)
    }
    expect(canaryHits).toBe(0)
  })
})

describe('case 16: no active markup and no address survives, the text does', () => {
  test.each(payloads)('%s', async (_, body) => {
    const { html = '', text = '' } = await mailOf({ body: `<p>before</p>${body}<p>after</p>` })
    const inner = html.slice(html.indexOf('<body>'), html.indexOf('<hr><p><small>'))
    expect(inner).not.toMatch(
      /<[^>]*(script|svg|math|iframe|form|input|meta|base|link|style|object|embed|img|video|audio)\b/i,
    )
    expect(inner).not.toMatch(/<[^>]*\son\w+\s*=/i)
    expect(inner).not.toMatch(/<[^>]*(href|src|srcset|action|background|url\()/i)
    expect(inner).not.toMatch(/<!--|<!\[/)
    expect(text).toMatch(/^before[^]*after/)
  })
})

/**
 * Milliseconds of work in this process, in which the service runs: waiting for a busy machine does not count. The
 * least of three times: collecting the garbage of the tests before does not count either.
 */
async function workOf(request: () => Promise<unknown>) {
  const times: number[] = []
  for (let n = 0; n < 3; n++) {
    const begun = process.cpuUsage()
    await request()
    const { user, system } = process.cpuUsage(begun)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

describe('case 17: bodies made to cost time', () => {
  test.each([
    ['256 KB of attributes', `<p ${'a="b" '.repeat(45_000)}>`, [413]],
    ['64 KB of attributes', `<p ${'a="b" '.repeat(10_000)}>x</p>`, [200]],
    ['20,000 nested elements', '<div>'.repeat(20_000), [413]],
    ['10,000 nested elements', '<div>'.repeat(10_000) + 'x', [200]],
    ['1 MB of <', '<'.repeat(1_000_000), [413]],
    ['64 KB of <', '<'.repeat(65_000), [200]],
    ['64 KB of open comments', '<!--'.repeat(16_000), [200]],
  ])('%s', async (_, body, statuses) => {
    const work = await workOf(async () => {
      const { status } = await service.post(aRequest({ body }))
      expect(statuses).toContain(status)
    })
    expect(work).toBeLessThan(500)
  })
  test.each([
    ['a million brackets', '['.repeat(1_000_000)],
    ['a million numbers', `{"subject":[${'1,'.repeat(1_000_000)}1]}`],
    ['a million keys', `{${'"a":1,'.repeat(200_000)}"b":1}`],
    ['an open string', '{"subject":"'],
    ['not UTF-8', '{"subject":"\\ud800"'],
    ['nothing', ''],
  ])('%s is no enquiry', async (_, body) => {
    const work = await workOf(async () => {
      const { status, body: answer } = await service.post(body)
      expect({ status, answer }).toEqual({ status: 400, answer: { ok: false, error: 'bad_json' } })
    })
    expect(work).toBeLessThan(200)
  })
})

describe('case 18: file names are clean, unique and end as their content says', () => {
  test.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Windows\\win.ini', 'win.png'],
    ['CON', 'file-CON.png'],
    ['.htaccess', 'file.png'],
    ['   ', 'file.png'],
    ['photo\u202Egnp.exe', 'photognp.png'],
    ['a\r\nX-Evil: 1.png', 'aX-Evil 1.png'],
    ['évasion été.jpeg', 'évasion été.png'],
    ['a'.repeat(300), `${'a'.repeat(80)}.png`],
  ])('%j', async (given, expected) => {
    const mail = await mailOf({ files: [file(pixel, given)] })
    expect(mail.attachments[0]?.filename).toBe(expected)
    expect(mail.headers.some(({ key }) => key === 'x-evil')).toBe(false)
  })
  test('twice the same name', async () => {
    const mail = await mailOf({ files: [file(pixel, 'a.png'), file(pixel, 'A.PNG'), file(pixel, 'a.jpg')] })
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['a.png', 'A (2).png', 'a (3).png'])
    expect(mail.attachments.every(({ disposition }) => disposition === 'attachment')).toBe(true)
  })
  test('an empty name is refused', async () => {
    expect((await service.post(aRequest({ files: [file(pixel, '')] }))).status).toBe(422)
  })
})

describe('case 19: only pictures and videos, by what is in them', () => {
  const zip = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(40),
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(18),
  ])
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  test.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>1</script>')],
    ['text', Buffer.from('hello, this is text')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an archive', zip],
    ['a picture that is an archive', Buffer.concat([gif, zip])],
    ['a photo with an archive behind it', Buffer.concat([pixel, zip])],
  ])('%s is refused', async (_, content) => {
    const { status, body } = await service.post(aRequest({ files: [file(pixel), file(content)] }))
    expect({ status, body }).toEqual({
      status: 422,
      body: { ok: false, error: 'invalid', fields: ['files.1.content'] },
    })
  })
  test('an empty file is refused', async () => {
    expect((await service.post(aRequest({ files: [{ filename: 'a.png', content: '' }] }))).status).toBe(422)
  })
  test('a picture with a program behind it is mailed as the picture it is', async () => {
    const mail = await mailOf({
      files: [file(Buffer.concat([pixel, Buffer.from('MZ'), Buffer.alloc(99)]), 'a.exe')],
    })
    expect(mail.attachments[0]).toMatchObject({
      filename: 'a.png',
      mimeType: 'image/png',
      disposition: 'attachment',
    })
  })
  test.each([
    ['GIF', gif, 'gif', 'image/gif'],
    ['MP4', Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), 'mp4', 'video/mp4'],
    ['QuickTime', Buffer.from('0000001466747970717420200000000071742020', 'hex'), 'mov', 'video/quicktime'],
    ['JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), 'jpg', 'image/jpeg'],
    [
      'HEIC',
      Buffer.from('0000001c6674797068656963000000006d6966316865696368657663', 'hex'),
      'heic',
      'image/heic',
    ],
  ])('%s is mailed as what it is', async (_, content, ending, type) => {
    const mail = await mailOf({ files: [file(content, 'x.bin')] })
    expect(mail.attachments[0]).toMatchObject({ filename: `x.${ending}`, mimeType: type })
  })
  test('bytes arrive unchanged', async () => {
    const content = Buffer.concat([pixel, Buffer.alloc(500_000, 'abcdefg')])
    const mail = await mailOf({ files: [file(content)] })
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true)
  })
})

describe('case 20: base64 and the limits are strict', () => {
  const good = Buffer.concat([pixel, Buffer.from('fbefbeffffff', 'hex'), Buffer.alloc(4)]).toString('base64')
  test.each([
    ['a space', `${good.slice(0, 8)} ${good.slice(9)}`],
    ['a line break', `${good.slice(0, 8)}\n${good.slice(9)}`],
    ['the URL alphabet', good.replaceAll('/', '_').replaceAll('+', '-')],
    ['missing padding', good.replace(/=+$/, '')],
    ['too much padding', `${good}====`],
    ['not base64', '!!!@'],
  ])('%s is refused', async (_, content) => {
    expect((await service.post(aRequest({ files: [{ filename: 'a.png', content }] }))).status).toBe(422)
  })
  test('eleven files are too many', async () => {
    const { status, body } = await service.post(aRequest({ files: Array(11).fill(file(pixel)) }))
    expect({ status, body }).toEqual({
      status: 413,
      body: { ok: false, error: 'too_large', limit: limits.files },
    })
  })
  test('one byte above the limit of a file is too much', async () => {
    const content = Buffer.concat([pixel, Buffer.alloc(limits.fileBytes + 1 - pixel.length)])
    const { status, body } = await service.post(aRequest({ files: [file(content)] }))
    expect({ status, body }).toEqual({
      status: 413,
      body: { ok: false, error: 'too_large', limit: limits.fileBytes },
    })
  })
  test('one byte above the limit of all files is too much, the limit itself is not', async () => {
    const half = Buffer.concat([pixel, Buffer.alloc(limits.totalBytes / 2 - pixel.length)])
    const over = await service.post(
      aRequest({ files: [file(half), file(Buffer.concat([half, Buffer.alloc(1)]))] }),
    )
    expect(over.body).toEqual({ ok: false, error: 'too_large', limit: limits.totalBytes })
    expect((await service.post(aRequest({ files: [file(half), file(half)] }))).status).toBe(200)
  })
  test('a body above its limit is too much', async () => {
    const { status, body } = await service.post(aRequest({ body: 'é'.repeat(limits.bodyBytes / 2 + 1) }))
    expect({ status, body }).toEqual({
      status: 413,
      body: { ok: false, error: 'too_large', limit: limits.bodyBytes },
    })
  })
})

test('no answer repeats what was sent', async () => {
  const response = await fetch(service.url + endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subject: 5, body: 'secret-words', 'secret-key': 1 }),
  })
  expect(await response.text()).not.toContain('secret')
})
