import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { abortCanary, startCanary } from '@virida/shared/platform/release/canary'
import { preview } from '@virida/shared/platform/release/preview'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { createGateway } from '../app'
import { fixtureSite, publishSection, sectionCode, writeSection } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'
import { changeApp } from './change-app'
import { ChangedMeanwhileError } from './confirmed-store'

const app = 'mfe-browse'
const token = 't'.repeat(24)
const processes = testProcesses()
const logged = testLog()
let dir: string
let site: ReturnType<typeof createGateway>

const makeSite = (compositionToken?: string) =>
  createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', apps: ['shell', app] },
    ...{ processes: processes(), log: logged.log },
    ...(compositionToken ? { compositionToken } : {}),
  })

/** A site whose section has the live release 1.1.0 and before it 1.0.0. */
beforeEach(async () => {
  dir = await fixtureSite()
  await publishSection(dir, '1.1.0', sectionCode('next'))
  site = makeSite(token)
})

const own = { 'Sec-Fetch-Site': 'same-origin' }
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = own) =>
  site.request(path, { method: 'POST', body: new URLSearchParams(form), headers })
const get = (path: string, Cookie = '') => site.request(path, { headers: { Cookie } })
const live = () => readRegistry(dir).apps[app]?.active

/** Signs in. @returns the cookie as a browser sends it. */
async function signIn(given = token): Promise<string> {
  const answer = await post('/composition/sign-in', { name: 'Ana <b>', token: given })
  return (answer.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? ''
}

it('does not exist without a token', async () => {
  site = makeSite()
  for (const path of ['/composition', '/composition/style.css', '/composition/apps/shell'])
    expect((await get(path)).status).toBe(404)
})

it('shows nothing before somebody has signed in', async () => {
  for (const path of ['/composition', `/composition/apps/${app}`, '/composition/unknown']) {
    const answer = await get(path)
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('1.1.0')
  }
  const change = await post(`/composition/apps/${app}/change`, {
    action: 'rollback',
    version: '1.0.0',
    live: '1.1.0',
  })
  expect(change.status).toBe(401)
  expect(live()).toBe('1.1.0')
})

it('starts a session with a cookie that scripts and other sites cannot use', async () => {
  const answer = await post('/composition/sign-in', { name: 'Ana', token })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^composition=[^;]+; Max-Age=28800; Path=\/composition; HttpOnly; SameSite=Strict$/,
  )
})

it('answers 400 to a form that cannot be read, and logs nothing', async () => {
  const answer = await site.request('/composition/sign-in', {
    ...{ method: 'POST', body: '--x\r\nnonsense\r\n--' },
    headers: { ...own, 'Content-Type': 'multipart/form-data; boundary=x' },
  })
  expect(answer.status).toBe(400)
  expect(logged.lines.join()).not.toContain('A request cannot be answered')
})

it('refuses a wrong token, a forged session and one of another token', async () => {
  expect((await post('/composition/sign-in', { name: 'Ana', token: 'wrong' })).status).toBe(401)
  expect((await get('/composition', 'composition=%7B%22name%22%3A%22Ana%22%7D.AAAA')).status).toBe(401)
  const cookie = await signIn()
  site = makeSite('o'.repeat(24))
  expect((await get('/composition', cookie)).status).toBe(401)
})

it('lets a client send ten wrong tokens a minute', async () => {
  for (let guess = 0; guess < 10; guess++) await signIn(`wrong-${guess}`)
  expect((await post('/composition/sign-in', { name: 'Ana', token })).status).toBe(429)
})

it('ends a session after eight hours, and when somebody signs out', async () => {
  const cookie = await signIn()
  expect((await get('/composition', cookie)).status).toBe(200)
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 60 * 60 * 1000 + 1)
  expect((await get('/composition', cookie)).status).toBe(401)
  clock.mockRestore()
  const answer = await site.request('/composition/sign-out', {
    method: 'POST',
    headers: { ...own, Cookie: cookie },
  })
  expect(answer.headers.get('Set-Cookie')).toMatch(/^composition=; Max-Age=0; Path=\/composition/)
})

it('shows each app with its release, state, author, sizes, errors and what is beside it', async () => {
  await get('/')
  await writeSection(dir, '1.2.0', sectionCode('canary'))
  await writeSection(dir, '1.3.0', sectionCode('preview'))
  await startCanary(dir, app, '1.2.0', 10, { who: 'ben' })
  await preview(dir, app, '1.3.0', { who: 'ben' })
  const answer = await get('/composition', await signIn())
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain('<a href="/composition/apps/mfe-browse">mfe-browse</a>')
  expect(html).toContain('data-state="ok"')
  // A narrow page shows each cell with the heading of its column.
  expect(html).toMatch(/data-label="State"[^<]*<span class="state" data-state="ok"/)
  expect(html).toContain('Canary 1.2.0 (10 %); Previews: 1.3.0')
  expect(html).toMatch(/0\.0 kB/)
  expect(html).toContain('0 of 1 documents, 0 in browsers')
  expect(html).toContain('mfe-browse 1.0.0 → 1.1.0')
  // What people and builds have written is text.
  expect(html).toContain('Ana &lt;b&gt;')
})

/** What the gateway hears from browsers. */
const report = (what: object) =>
  site.request('/page-reports', {
    method: 'POST',
    body: JSON.stringify({ shell: '1.0.0', app, ...what }),
    headers: { 'Content-Type': 'application/json' },
  })
/** The cells of the row of a release or an app. */
const cellsOf = (html: string, name: string) =>
  (html.split('<tr>').find((row) => row.includes(name)) ?? '').split(/<\/t[dh]>/).map((cell) =>
    cell
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

it('shows errors and web vitals of the live release and of its canary beside each other', async () => {
  await writeSection(dir, '1.2.0', sectionCode('canary'))
  await startCanary(dir, app, '1.2.0', 10)
  await report({ version: '1.1.0', vitals: { LCP: 1000, CLS: 0.04 } })
  await report({ version: '1.2.0', vitals: { LCP: 3000, INP: 90 } })
  await report({ version: '1.2.0', fault: 'hydration' })
  const cookie = await signIn()
  expect(cellsOf(await (await get('/composition', cookie)).text(), '>mfe-browse</a>')).toContain(
    'LCP 1.1 s, CLS 0.04',
  )
  const html = await (await get(`/composition/apps/${app}`, cookie)).text()
  expect(cellsOf(html, '>1.1.0</th>').slice(1, 2)).toEqual(['Live'])
  expect(cellsOf(html, '>1.1.0</th>').slice(2, 9)).toEqual([
    '0 of 0 documents, 0 in browsers',
    '1',
    '1.1 s',
    '–',
    '0.04',
    '–',
    '–',
  ])
  expect(cellsOf(html, '>1.2.0</th>').slice(1, 2)).toEqual(['Canary'])
  expect(cellsOf(html, '>1.2.0</th>').slice(2, 9)).toEqual([
    ...['0 of 0 documents, 1 in browsers', '1', '3.6 s', '88 ms', '–', '–', '–'],
  ])
  expect(cellsOf(html, '>1.0.0</th>').slice(1, 2)).toEqual(['Earlier'])
})

it('lists the apps whose names contain what somebody searches, and repeats it as text', async () => {
  const cookie = await signIn()
  const found = await (await get('/composition?search=BROW', cookie)).text()
  expect(found).toContain('1 of 2 apps')
  expect(found).toContain('>mfe-browse</a>')
  expect(found).not.toContain('>shell</a>')
  const none = await (await get('/composition?search=%3Cb%3E', cookie)).text()
  expect(none).toContain('0 of 2 apps have “&lt;b&gt;” in their name.')
  const tooLong = await get(`/composition?search=${'a'.repeat(61)}`, cookie)
  expect(await tooLong.text()).toContain('>shell</a>')
})

it('rolls back after a question, and writes down who did it', async () => {
  const cookie = await signIn()
  const html = await (await get(`/composition/apps/${app}`, cookie)).text()
  const [, address = ''] = /href="([^"]+action=rollback[^"]+)"/.exec(html) ?? []
  const question = await (await get(address.replaceAll('&amp;', '&'), cookie)).text()
  expect(question).toContain('Make this earlier release live again?')
  expect(live()).toBe('1.1.0')
  const shown = Object.fromEntries(
    [...question.matchAll(/name="(action|version|live)" value="([^"]+)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>
  const form = { ...shown, token }
  const answer = await post(`/composition/apps/${app}/change`, form, { ...own, Cookie: cookie })
  expect(answer.status).toBe(303)
  expect(live()).toBe('1.0.0')
  expect(readRegistry(dir).change?.who).toBe('Ana <b>, on the page of what is live')
  expect(await (await get('/')).text()).toContain('<main>first</main>')
})

it('aborts a canary, and promotes one that the gate finds good', async () => {
  const cookie = await signIn()
  const change = (action: string, version: string) =>
    post(
      `/composition/apps/${app}/change`,
      { action, version, live: live() ?? '', canary: readRegistry(dir).canaries[0]?.salt ?? '', token },
      { ...own, Cookie: cookie },
    )
  const start = async (version: string) => {
    await writeSection(dir, version, sectionCode('<h1>Canary</h1>'))
    await startCanary(dir, app, version, 10)
  }
  await start('1.2.0')
  expect((await change('abort', '1.2.0')).status).toBe(303)
  expect(readRegistry(dir).canaries).toEqual([])
  expect(live()).toBe('1.1.0')
  await start('1.3.0')
  expect((await change('promote', '1.3.0')).status).toBe(303)
  expect(live()).toBe('1.3.0')
})

it('shows why a change was refused, and changes nothing', async () => {
  const cookie = await signIn()
  // The pages of this release have no heading, so the gate refuses it.
  await writeSection(dir, '1.2.0', sectionCode('preview'))
  await preview(dir, app, '1.2.0')
  const form = { action: 'publish', version: '1.2.0', live: '1.1.0', token }
  const answer = await post(`/composition/apps/${app}/change`, form, { ...own, Cookie: cookie })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('page_invalid')
  expect(live()).toBe('1.1.0')
})

it('refuses a change of an app that somebody has changed meanwhile', async () => {
  const cookie = await signIn()
  await publish(dir, app, '1.0.0')
  const form = { action: 'rollback', version: '1.0.0', live: '1.1.0', token }
  const answer = await post(`/composition/apps/${app}/change`, form, { ...own, Cookie: cookie })
  expect(answer.status).toBe(409)
})

it.each(['promote', 'abort'])(
  'refuses to %s a canary that was started after the confirmed one',
  async (action) => {
    const cookie = await signIn()
    for (const version of ['1.2.0', '1.3.0']) await writeSection(dir, version, sectionCode('<h1>Canary</h1>'))
    const { salt } = await startCanary(dir, app, '1.2.0', 10)
    const confirmed = { action, version: '1.2.0', live: '1.1.0', canary: salt, token }
    for (const version of ['1.3.0', '1.2.0']) {
      await abortCanary(dir, app)
      await startCanary(dir, app, version, 10)
      const answer = await post(`/composition/apps/${app}/change`, confirmed, { ...own, Cookie: cookie })
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('Somebody has changed this app in the meantime')
      expect(readRegistry(dir).canaries).toMatchObject([{ version }])
      expect(live()).toBe('1.1.0')
    }
  },
)

it('refuses a change when another release goes live while the gate runs', async () => {
  await writeSection(dir, '1.2.0', sectionCode('next'))
  const gate = jest.fn(async () => {
    await publish(dir, app, '1.0.0')
    return []
  })
  const confirmed = { action: 'publish' as const, version: '1.2.0', live: '1.1.0' }
  await expect(changeApp(dir, app, confirmed, { name: 'Ana' }, { gate })).rejects.toBeInstanceOf(
    ChangedMeanwhileError,
  )
  expect(gate).toHaveBeenCalledTimes(1)
  expect(live()).toBe('1.0.0')
})

it('changes nothing for a script of the site, which has the session but not the token', async () => {
  const Cookie = await signIn()
  const form = { action: 'rollback', version: '1.0.0', live: '1.1.0' }
  const guesses: Record<string, string>[] = [{}, { token: '' }, { token: 'wrong' }]
  for (const guess of guesses) {
    const answer = await post(`/composition/apps/${app}/change`, { ...form, ...guess }, { ...own, Cookie })
    expect(answer.status).toBe(401)
    const html = await answer.text()
    expect(html).toContain('The token is wrong.')
    expect(html).toMatch(/autocomplete="current-password"[^>]*aria-describedby="problem"/)
  }
  for (let guess = 0; guess < 10; guess++)
    await post(`/composition/apps/${app}/change`, { ...form, token: `wrong-${guess}` }, { ...own, Cookie })
  const answer = await post(`/composition/apps/${app}/change`, { ...form, token }, { ...own, Cookie })
  expect(answer.status).toBe(429)
  expect(live()).toBe('1.1.0')
})

it.each<Record<string, string>>([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' },
  { Origin: 'https://evil.example' },
  {},
])('refuses a form of another site: %j', async (headers) => {
  const form = { action: 'rollback', version: '1.0.0', live: '1.1.0', token }
  const answer = await post(`/composition/apps/${app}/change`, form, { ...headers, Cookie: await signIn() })
  expect(answer.status).toBe(403)
  expect(live()).toBe('1.1.0')
})

it('takes a form of a browser without Sec-Fetch-Site behind a proxy that encrypts', async () => {
  const proxied = { Host: 'site.example', 'X-Forwarded-Proto': 'https' }
  const signInFrom = (Origin: string) =>
    site.request(
      'http://site.example/composition/sign-in',
      {
        ...{ method: 'POST', body: new URLSearchParams({ name: 'Ana', token }) },
        headers: { ...proxied, Origin },
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
  expect((await signInFrom('https://site.example')).status).toBe(303)
  expect((await signInFrom('http://site.example')).status).toBe(403)
  expect((await signInFrom('https://evil.example')).status).toBe(403)
})

it.each([
  { action: 'delete', version: '1.0.0', live: '1.1.0' },
  { action: 'rollback', version: '../1.0.0', live: '1.1.0' },
  { action: 'rollback' },
  { action: 'promote', version: '1.0.0', live: '1.1.0' },
])('does not know the change %j', async (form) => {
  const answer = await post(`/composition/apps/${app}/change`, form as Record<string, string>, {
    ...own,
    Cookie: await signIn(),
  })
  expect(answer.status).toBe(404)
  expect(live()).toBe('1.1.0')
})
