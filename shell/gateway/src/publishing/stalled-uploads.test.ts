import { setTimeout as sleep } from 'node:timers/promises'
import { sendRelease } from '@virida/shared/platform/release/remote/send-release'
import { post, publishingSite, tokens } from './testing/publishing-site'

const at = publishingSite()

/** A body that begins and then sends nothing until the test is over. */
function stalledBody(over: AbortSignal) {
  return async function* () {
    yield Buffer.from('{ "manifest": ')
    await sleep(60_000, undefined, { signal: over }).catch(() => undefined)
  }
}

it('takes a release while the uploads of other apps are stalled', async () => {
  const others = ['mfe-one', 'mfe-two', 'mfe-three']
  const tokenOf = (name: string) => name.padEnd(24, '-')
  const remote = await at().open({
    tokens: { ...tokens, ...Object.fromEntries(others.map((name) => [name, [tokenOf(name)]])) },
  })
  const over = new AbortController()
  const body = stalledBody(over.signal)
  const stalled = others.map((name) => post({ ...remote, token: tokenOf(name) }, 'release', body(), name))
  await sleep(200)
  await sendRelease(remote, at().sent())
  expect(at().live()).toBe('1.1.0')
  over.abort()
  expect((await Promise.all(stalled)).map(({ status }) => status)).toEqual([400, 400, 400])
})

it('ends an upload that stalls, and takes the next one of the app', async () => {
  const pace = { idleTimeout: 300, slowest: 0, grace: 1e6 }
  const remote = await at().open({ pace })
  const over = new AbortController()
  const answer = await post(remote, 'release', stalledBody(over.signal)())
  expect(answer.status).toBe(408)
  expect(await answer.json()).toMatchObject({
    code: 'upload_slow',
    message: 'Cannot take the release: its files arrive too slowly. Publish again over a faster connection.',
  })
  at().expectUnchanged()
  await sendRelease(remote, at().sent())
  expect(at().live()).toBe('1.1.0')
  over.abort()
})

it('ends an upload that sends single bytes', async () => {
  const remote = await at().open({ pace: { idleTimeout: 10_000, slowest: 1000, grace: 300 } })
  async function* singleBytes() {
    for (let n = 0; n < 100; n++) {
      yield Buffer.from(' ')
      await sleep(50)
    }
  }
  expect((await post(remote, 'release', singleBytes())).status).toBe(408)
})
