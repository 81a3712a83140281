import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { pixel } from '../testing/enquiries'
import { aFile, startMailedService, type MailedService } from '../testing/mailed'
import { aRequest } from '../testing/service'
import { payloads } from './payloads'

// The tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

let service: MailedService
beforeAll(async () => {
  service = await startMailedService()
})
afterAll(() => service.remove())

describe('the subject', () => {
  const refusal = { status: 422, body: { ok: false, error: 'invalid', fields: ['subject'] } }

  it.each([
    ['a second header', 'a\r\nBcc: x@evil.example'],
    ['a line break', 'a\nb'],
    ['NUL', 'a\u0000b'],
    ['DEL', 'a\u007fb'],
    ['a C1 control character', 'a\u0085b'],
    ['nothing', ''],
    ['only spaces', '   '],
    ['301 characters', 'x'.repeat(301)],
    ['64 KB', 'x'.repeat(65_536)],
  ])('is refused when it contains %s', async (_, subject) => {
    const { status, body } = await service.post(aRequest({ subject }))
    expect({ status, body }).toEqual(refusal)
  })

  it.each([
    ['a bidi override', 'a\u202Egnp.exe', 'agnp.exe'],
    ['a tab', 'tab\there', 'tab here'],
    ['an encoded word', '=?utf-8?q?Bcc:_x?=', '= ?utf-8?q?Bcc:_x?='],
    ['300 characters with umlauts', 'Fenêtre "été" <b> 🪟 '.repeat(10).trim(), undefined],
    ['half of a surrogate pair', 'lone \ud800 half', 'lone \ufffd half'],
  ])('is mailed as exactly one header when it contains %s', async (_, subject, expected = subject) => {
    const mail = await service.mailOf({ subject })
    expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
    expect(mail.subject).toBe(expected)
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined])
  })
})

describe('a request', () => {
  let canary: Server
  let canaryRequests = 0
  beforeAll(() => {
    canary = createServer((_request, response) => response.end(String(++canaryRequests)))
    canary.listen(0, '127.0.0.1')
  })
  afterAll(() => canary.close())

  it.each(['to', 'cc', 'bcc', 'from', 'replyTo', 'headers', 'html', 'constructor'])(
    'is refused with the key %s, so that nobody outside decides where a mail goes',
    async (key) => {
      const { status } = await service.post(aRequest({ [key]: 'x@evil.example' }))
      expect(status).toBe(422)
    },
  )

  it('is refused with the key __proto__', async () => {
    const { status } = await service.post('{"subject":"a","body":"b","__proto__":{"to":"x@evil.example"}}')
    expect(status).toBe(422)
  })

  it('cannot make the service read a file or fetch a URL', async () => {
    const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`
    const contents = [
      { path: '/etc/passwd' },
      { href: url },
      url,
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
    ]
    for (const content of contents) {
      const { status } = await service.post(aRequest({ files: [{ filename: 'a.png', content }] }))
      expect(status).toBe(422)
    }
    for (const key of ['path', 'href', 'contentType', 'raw']) {
      const { status } = await service.post(aRequest({ files: [{ ...aFile(pixel), [key]: url }] }))
      expect(status).toBe(422)
    }
    expect(canaryRequests).toBe(0)
  })

  it('is never repeated in the response', async () => {
    const response = await fetch(service.url + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ subject: 5, body: 'secret-words', 'secret-key': 1 }),
    })
    expect(await response.text()).not.toContain('secret')
  })
})

describe('the body', () => {
  it.each(payloads)('is mailed without active markup and URLs: %s', async (_, body) => {
    const { html = '', text = '' } = await service.mailOf({ body: `<p>before</p>${body}<p>after</p>` })
    const inner = html.slice(html.indexOf('<body>'), html.indexOf('<hr><p><small>'))
    expect(inner).not.toMatch(
      /<[^>]*(script|svg|math|iframe|form|input|meta|base|link|style|object|embed|img|video|audio)\b/i,
    )
    expect(inner).not.toMatch(/<[^>]*\son\w+\s*=/i)
    expect(inner).not.toMatch(/<[^>]*(href|src|srcset|action|background|url\()/i)
    expect(inner).not.toMatch(/<!--|<!\[/)
    expect(text).toMatch(/^before[^]*after/)
  })

  it('is refused above its limit', async () => {
    const { status, body } = await service.post(aRequest({ body: 'é'.repeat(limits.bodyBytes / 2 + 1) }))
    expect({ status, body }).toEqual({
      status: 413,
      body: { ok: false, error: 'too_large', limit: limits.bodyBytes },
    })
  })
})

/**
 * CPU milliseconds that a request takes in this process, where the service runs. CPU time, because the machine may be
 * busy with other work. The least of three runs, because a run may include garbage collection of earlier tests.
 */
async function cpuTimeOf(request: () => Promise<unknown>) {
  const times: number[] = []
  for (let n = 0; n < 3; n++) {
    const before = process.cpuUsage()
    await request()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

describe('a request made to use up CPU time', () => {
  it.each([
    ['256 KB of attributes', `<p ${'a="b" '.repeat(45_000)}>`, 413],
    ['64 KB of attributes', `<p ${'a="b" '.repeat(10_000)}>x</p>`, 200],
    ['20,000 nested elements', '<div>'.repeat(20_000), 413],
    ['10,000 nested elements', '<div>'.repeat(10_000) + 'x', 200],
    ['1 MB of <', '<'.repeat(1_000_000), 413],
    ['64 KB of <', '<'.repeat(65_000), 200],
    ['64 KB of open comments', '<!--'.repeat(16_000), 200],
  ])('is handled quickly: %s', async (_, body, expected) => {
    const cpuTime = await cpuTimeOf(async () => {
      const { status } = await service.post(aRequest({ body }))
      expect(status).toBe(expected)
    })
    expect(cpuTime).toBeLessThan(500)
  })

  it.each([
    ['a million brackets', '['.repeat(1_000_000)],
    ['a million numbers', `{"subject":[${'1,'.repeat(1_000_000)}1]}`],
    ['a million keys', `{${'"a":1,'.repeat(200_000)}"b":1}`],
    ['an unclosed string', '{"subject":"'],
    ['invalid UTF-8', '{"subject":"\\ud800"'],
    ['nothing', ''],
  ])('is refused as bad JSON: %s', async (_, json) => {
    const cpuTime = await cpuTimeOf(async () => {
      const { status, body } = await service.post(json)
      expect({ status, body }).toEqual({ status: 400, body: { ok: false, error: 'bad_json' } })
    })
    expect(cpuTime).toBeLessThan(200)
  })
})
