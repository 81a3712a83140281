import { startTestService, aRequest, type TestService } from '../../testing/service'
import { pixel } from '../../testing/enquiries'

const token = 'a token of several words'
const bearer = { Authorization: `Bearer ${token}` }
const basic = { Authorization: `Basic ${Buffer.from(`duty:${token}`).toString('base64')}` }
let service: TestService
beforeAll(async () => {
  service = await startTestService({ ADMIN_TOKEN: token, SPAM_WITHHOLD: 'true' })
})
afterAll(() => service.remove())

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers })
const spam = (body = '<p>Hello</p>', files?: object[]) =>
  service.post(aRequest({ body, ...(files ? { files } : {}) }), { 'X-Form-Trap': '1' })

it('reports that it is alive and ready, with the state of the store', async () => {
  expect(await (await get('/livez')).json()).toEqual({ ok: true })
  const ready = await get('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ ok: true, store: 'writable', closing: false, alarms: [] })
})

it('counts responses and enquiries', async () => {
  await spam()
  await service.post({})
  const metrics = await (await get('/metrics')).text()
  expect(metrics).toMatch(/^mail_accepted_total\{kind="quarantined"\} [1-9]/m)
  expect(metrics).toMatch(/^mail_http_responses_total\{status="422"\} [1-9]/m)
  expect(metrics).toMatch(/^mail_enquiries\{state="quarantined"\} [1-9]/m)
})

it('describes the endpoint with the limits that it enforces', async () => {
  const description = JSON.stringify(await (await get('/openapi.json')).json())
  expect(description).toContain('"maxLength":300')
  expect(description).toContain('"maxItems":10')
  expect(description).toContain('"additionalProperties":false')
})

describe('the admin page', () => {
  it.each([{}, { Authorization: 'Bearer wrong' }, { Authorization: 'Basic d3Jvbmc=' }])(
    'requires the token: %j',
    async (headers) => {
      expect((await get('/admin', headers as Record<string, string>)).status).toBe(401)
    },
  )

  it('is not found from an address that is not allowed', async () => {
    expect((await get('/admin', { ...bearer, 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404)
  })

  it('lists without personal data and shows an enquiry as text', async () => {
    const { id } = await spam('<p>my secret <b>name</b> &lt;script&gt;</p>')
    const list = await (await get('/admin', basic)).text()
    expect(list).toContain(id)
    expect(list).not.toContain('secret')
    const detail = await (await get(`/admin/enquiries/${id}`, basic)).text()
    expect(detail).toContain('my secret name &lt;script&gt;')
  })

  it('serves a file as a download only', async () => {
    const { id } = await spam('<p>x</p>', [{ filename: 'a.png', content: pixel.toString('base64') }])
    const response = await get(`/admin/enquiries/${id}/files/0`, bearer)
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a.png")
    expect(Buffer.from(await response.arrayBuffer()).equals(pixel)).toBe(true)
  })

  it('sends a quarantined enquiry', async () => {
    const { id } = await spam()
    const response = await fetch(`${service.url}/admin/api/enquiries/${id}/requeue`, {
      method: 'POST',
      headers: bearer,
    })
    expect(response.status).toBe(200)
    expect((await service.outbox.read(id))?.state).not.toBe('quarantined')
  })

  it('sends all quarantined enquiries at once', async () => {
    const ids = [(await spam()).id, (await spam()).id]
    const response = await fetch(`${service.url}/admin/api/requeue?state=quarantined`, {
      method: 'POST',
      headers: bearer,
    })
    expect(await response.json()).toMatchObject({ ok: true, count: expect.any(Number) as number })
    for (const id of ids) expect((await service.outbox.read(id))?.state).not.toBe('quarantined')
  })

  it('erases all quarantined enquiries after asking, and none that arrived after the question', async () => {
    const seen = [(await spam()).id, (await spam()).id]
    const asked = await (await get('/admin/erase?state=quarantined', basic)).text()
    const action = /action="(\/admin\/erase[^"]+)"/.exec(asked)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(asked).toContain('This cannot be undone.')
    const later = (await spam()).id
    const response = await fetch(service.url + action, { method: 'POST', headers: basic, redirect: 'manual' })
    expect(response.status).toBe(303)
    for (const id of seen) expect(await service.outbox.read(id)).toBeUndefined()
    expect((await service.outbox.read(later))?.state).toBe('quarantined')
  })

  it('asks again when the list has changed since the question, and erases nothing', async () => {
    const seen = [(await spam()).id, (await spam()).id]
    const question = async () => {
      const asked = await (await get('/admin/erase?state=quarantined', basic)).text()
      return /action="(\/admin\/erase[^"]+)"/.exec(asked)?.[1]?.replaceAll('&amp;', '&') ?? ''
    }
    const post = (path: string) =>
      fetch(service.url + path, { method: 'POST', headers: basic, redirect: 'manual' })
    const action = await question()
    await service.outbox.erase(seen[0] ?? '')
    const response = await post(action)
    expect(response.headers.get('location')).toBe('/admin/erase?state=quarantined&changed')
    const again = await get(response.headers.get('location') ?? '', basic)
    expect(await again.text()).toContain('The list has changed')
    const refused = await fetch(service.url + action.replace('/admin/', '/admin/api/'), {
      method: 'POST',
      headers: bearer,
    })
    expect(refused.status).toBe(422)
    expect((await service.outbox.read(seen[1] ?? ''))?.state).toBe('quarantined')
    await post(await question())
    expect(await service.outbox.read(seen[1] ?? '')).toBeUndefined()
  })

  it.each(['state=quarantined', 'state=waiting&newest=x', 'state=quarantined&newest=../x'])(
    'erases nothing for an incomplete request: %s',
    async (query) => {
      const { id } = await spam()
      const response = await fetch(`${service.url}/admin/api/erase?${query}`, {
        method: 'POST',
        headers: bearer,
      })
      expect(response.status).toBe(422)
      expect((await service.outbox.read(id))?.state).toBe('quarantined')
    },
  )

  it('erases an enquiry and logs its id only', async () => {
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

  it('refuses a request from another site, even with the password that the browser adds', async () => {
    const { id } = await spam()
    const response = await fetch(`${service.url}/admin/enquiries/${id}/erase`, {
      method: 'POST',
      headers: { ...basic, Origin: 'https://evil.example' },
    })
    expect(response.status).toBe(403)
    expect((await service.outbox.read(id))?.state).toBe('quarantined')
  })

  it('cannot be framed or scripted by another site', async () => {
    const { headers } = await get('/admin', basic)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('is not found when no token is configured', async () => {
    const other = await startTestService()
    expect((await fetch(`${other.url}/admin`)).status).toBe(404)
    await other.remove()
  })
})
