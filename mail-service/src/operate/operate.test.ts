import { startTestService, aRequest, type TestService } from '../../testing/service'
import { pixel } from '../../testing/enquiries'

const token = 'a-token-of-more-than-24-characters'
const bearer = { Authorization: `Bearer ${token}` }
const basic = { Authorization: `Basic ${Buffer.from(`duty:${token}`).toString('base64')}` }
let service: TestService
beforeAll(async () => {
  service = await startTestService({ ADMIN_TOKEN: token })
})
afterAll(() => service.remove())

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers })
const spam = (body = '<p>Hello</p>', files?: object[]) =>
  service.post(aRequest({ body, ...(files ? { files } : {}) }), { 'X-Form-Trap': '1' })

test('says that it lives and that it is ready, with what someone on duty wants to know', async () => {
  expect(await (await get('/livez')).json()).toEqual({ ok: true })
  const ready = await get('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ ok: true, store: 'writable', closing: false, alarms: [] })
})

test('counts answers and enquiries', async () => {
  await spam()
  await service.post({})
  const metrics = await (await get('/metrics')).text()
  expect(metrics).toMatch(/^mail_accepted_total\{kind="quarantined"\} [1-9]/m)
  expect(metrics).toMatch(/^mail_http_answers_total\{status="422"\} [1-9]/m)
  expect(metrics).toMatch(/^mail_enquiries\{state="quarantined"\} [1-9]/m)
})

test('describes the call with the limits that the code checks', async () => {
  const description = JSON.stringify(await (await get('/openapi.json')).json())
  expect(description).toContain('"maxLength":300')
  expect(description).toContain('"maxItems":10')
  expect(description).toContain('"additionalProperties":false')
})

describe('spam', () => {
  test.each<[string, object, Record<string, string>]>([
    ['a filled trap', {}, { 'X-Form-Trap': '1' }],
    ['a form filled in no time', {}, { 'X-Form-Elapsed': '300' }],
    ['many links', { body: 'http://a.b '.repeat(4) }, {}],
  ])('%s is answered like any other and waits in quarantine', async (_, differing, headers) => {
    const { status, body, id } = await service.post(aRequest(differing), headers)
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, id } })
    expect((await service.outbox.read(id))?.state).toBe('quarantined')
  })

  test('a person who takes a moment and names one page is delivered', async () => {
    const { id } = await service.post(aRequest({ body: 'see http://a.b' }), {
      'X-Form-Elapsed': '9000',
      'X-Form-Trap': '0',
    })
    expect((await service.outbox.read(id))?.state).not.toBe('quarantined')
  })
})

describe('the admin page', () => {
  test.each([{}, { Authorization: 'Bearer wrong' }, { Authorization: 'Basic d3Jvbmc=' }])(
    'asks for the token: %j',
    async (headers) => {
      expect((await get('/admin', headers as Record<string, string>)).status).toBe(401)
    },
  )

  test('is not there for an address that is not allowed', async () => {
    expect((await get('/admin', { ...bearer, 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404)
  })

  test('lists without personal data and shows an enquiry as text', async () => {
    const { id } = await spam('<p>my secret <b>name</b> &lt;script&gt;</p>')
    const list = await (await get('/admin', basic)).text()
    expect(list).toContain(id)
    expect(list).not.toContain('secret')
    const detail = await (await get(`/admin/enquiries/${id}`, basic)).text()
    expect(detail).toContain('my secret name &lt;script&gt;')
  })

  test('gives a file only to save it', async () => {
    const { id } = await spam('<p>x</p>', [{ filename: 'a.png', content: pixel.toString('base64') }])
    const response = await get(`/admin/enquiries/${id}/files/0`, bearer)
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a.png")
    expect(Buffer.from(await response.arrayBuffer()).equals(pixel)).toBe(true)
  })

  test('requeues from quarantine', async () => {
    const { id } = await spam()
    const response = await fetch(`${service.url}/admin/api/enquiries/${id}/requeue`, {
      method: 'POST',
      headers: bearer,
    })
    expect(response.status).toBe(200)
    expect((await service.outbox.read(id))?.state).not.toBe('quarantined')
  })

  test('erases, and logs who was looked at by id only', async () => {
    const { id } = await spam('<p>unforgettable</p>')
    const response = await fetch(`${service.url}/admin/api/enquiries/${id}`, {
      method: 'DELETE',
      headers: bearer,
    })
    expect(response.status).toBe(200)
    expect(await service.outbox.read(id)).toBeUndefined()
    expect(service.logged()).toContain(`"action":"erase","id":"${id}"`)
    expect(service.logged()).not.toContain('unforgettable')
  })

  test('does nothing for a foreign page, even with the password that the browser sends along', async () => {
    const { id } = await spam()
    const response = await fetch(`${service.url}/admin/enquiries/${id}/erase`, {
      method: 'POST',
      headers: { ...basic, Origin: 'https://evil.example' },
    })
    expect(response.status).toBe(403)
    expect((await service.outbox.read(id))?.state).toBe('quarantined')
  })

  test('lets a foreign page neither frame nor script it', async () => {
    const { headers } = await get('/admin', basic)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('is not there without a token in the configuration', async () => {
    const other = await startTestService()
    expect((await fetch(`${other.url}/admin`)).status).toBe(404)
    await other.remove()
  })
})
