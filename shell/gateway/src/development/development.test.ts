import { temporaryReleases } from '@virida/shared/platform/release/testing/fixture-release'
import { writeDevBuild } from '@virida/shared/platform/release/dev-build'
import { development } from './development'

it('sends the newest build at once, and each later one', async () => {
  const dir = temporaryReleases()
  writeDevBuild(dir, { state: 'live', app: 'mfe-tools', version: '1.0.0' })
  const answer = await development(dir).request('/dev/builds')
  expect(answer.headers.get('Content-Type')).toContain('text/event-stream')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader.read()).value ?? ''
  expect(await next()).toBe('data: {"state":"live","app":"mfe-tools","version":"1.0.0"}\n\n')
  writeDevBuild(dir, { state: 'failed', app: 'mfe-tools', errors: 'line 3' })
  expect(await next()).toBe('data: {"state":"failed","app":"mfe-tools","errors":"line 3"}\n\n')
  await reader.cancel()
})

it('serves the script of the pages as a file of the site', async () => {
  const answer = await development(temporaryReleases()).request('/dev/client.mjs')
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await answer.text()).toContain('EventSource')
})
