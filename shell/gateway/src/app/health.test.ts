import { rmSync } from 'node:fs'
import path from 'node:path'
import { useSite } from '../testing/use-site'

const { dir, get, open } = useSite()

it('is not ready after a stop signal, and still answers', async () => {
  let isStopping = false
  const stopping = open({ isStopping: () => isStopping })
  expect((await stopping.request('/readyz')).status).toBe(200)
  isStopping = true
  expect((await stopping.request('/readyz')).status).toBe(503)
  const page = await stopping.request('/')
  expect(page.status).toBe(200)
  expect(page.headers.get('Connection')).toBe('close')
})

it('is ready while a section is broken, and not ready when no shell can be run', async () => {
  rmSync(path.join(dir(), 'mfe-browse', '1.0.0'), { recursive: true })
  expect((await get('/healthz/composition')).status).toBe(503)
  expect((await get('/readyz')).status).toBe(200)
  rmSync(path.join(dir(), 'shell', '1.0.0'), { recursive: true })
  const later = open()
  expect((await later.request('/readyz')).status).toBe(503)
})

it('reports every live release and the age of the registry as health', async () => {
  const state = await get('/healthz')
  expect(state.status).toBe(200)
  expect(await state.json()).toMatchObject({
    ok: true,
    registry: { ageSeconds: expect.any(Number) as number },
    apps: { shell: { version: '1.0.0', reachable: true }, 'mfe-browse': { reachable: true } },
  })
})

it('reports a section that was never published as unhealthy', async () => {
  const all = open()
  const state = await all.request('/healthz')
  expect(state.status).toBe(503)
  expect(await state.json()).toMatchObject({ apps: { 'mfe-tools': { version: null, reachable: false } } })
})

it('reports a live release with a missing file as unhealthy', async () => {
  rmSync(path.join(dir(), 'mfe-browse', '1.0.0', 'client', 'home.1.css'))
  const state = await get('/healthz')
  expect(state.status).toBe(503)
  expect(await state.json()).toMatchObject({ apps: { 'mfe-browse': { reachable: false } } })
})
