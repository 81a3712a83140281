import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { section, showing } from '@virida/shared/platform/release/gate/testing/gated-releases'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { rollBackOn, sendRelease } from '@virida/shared/platform/release/remote/send-release'
import { writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { gateInChild } from './gate-in-child'
import { usualGate } from './publishing'
import { app, post, publishingSite } from './testing/publishing-site'

const at = publishingSite()

it('deletes a release that the gate refuses, and makes it live by no rollback', async () => {
  const gate = () => Promise.reject(new ReleaseError('gate_refused', 'Cannot publish: /faq fails.'))
  const remote = await at().open({ gate })
  await expect(sendRelease(remote, at().sent())).rejects.toMatchObject({ code: 'gate_refused' })
  at().expectUnchanged()
  await writeRelease(at().dir, section(showing('<h1>Answers</h1>'), { version: '1.1.0' }))
  await expect(rollBackOn(remote, app, '1.1.0', 'ana')).rejects.toMatchObject({ code: 'release_never_live' })
  expect(at().live()).toBe('1.0.0')
})

it('gives the publisher the refusals of the gate, which runs in a process of its own', async () => {
  await writeRelease(at().team, section(showing('<p>No heading</p>'), { version: '1.2.0' }))
  const remote = await at().open({ gate: usualGate({}) })
  await expect(sendRelease(remote, at().sent({ version: '1.2.0' }))).rejects.toMatchObject({
    code: 'gate_refused',
    message: expect.stringContaining('page_invalid') as string,
  })
  expect(at().live()).toBe('1.0.0')
  await sendRelease(remote, at().sent())
  expect(at().live()).toBe('1.1.0')
})

it('keeps the request of a slow gate open, and gives its refusal', async () => {
  const gate = async () => {
    await sleep(200)
    throw new ReleaseError('gate_refused', 'Cannot publish: /faq fails.')
  }
  const remote = await at().open({ gate, padInterval: 20 })
  await expect(sendRelease(remote, at().sent())).rejects.toMatchObject({
    code: 'gate_refused',
    message: 'Cannot publish: /faq fails.',
  })
  at().expectUnchanged()
})

it('takes no second release of an app while its first one is in a slow gate', async () => {
  let finish: () => void = () => undefined
  const gated = new Promise<void>((resolve) => (finish = resolve))
  let started: () => void = () => undefined
  const inGate = new Promise<void>((resolve) => (started = resolve))
  const gate = () => {
    started()
    return gated.then(() => [])
  }
  const remote = await at().open({ gate, padInterval: 20 })
  const first = sendRelease(remote, at().sent())
  await inGate
  await expect(sendRelease(remote, at().sent())).rejects.toMatchObject({ code: 'upload_busy' })
  finish()
  await first
  expect(at().live()).toBe('1.1.0')
})

it('begins no answer before it has received the release', async () => {
  const remote = await at().open({ padInterval: 20 })
  async function* body() {
    yield Buffer.from('{ "manifest": ')
    await sleep(150)
    yield Buffer.from('\n')
  }
  expect((await post(remote, 'release', body())).status).toBe(400)
})

it('gives up a gate that takes too long', async () => {
  await writeRelease(at().dir, section(showing('<h1>Slow</h1>'), { version: '1.2.0' }))
  const current = readRegistry(at().dir)
  const own = current.apps[app] as (typeof current.apps)[string]
  const next = { ...current, apps: { ...current.apps, [app]: { ...own, active: '1.2.0' } } }
  await expect(gateInChild(at().dir, current, next, 1)).rejects.toMatchObject({
    code: 'gate_refused',
    message: expect.stringContaining('gate_too_slow') as string,
  })
})

it('has no gate in development', () => {
  expect(usualGate({ NODE_ENV: 'development' })).toBeUndefined()
})
