import type { WebVitals } from '@virida/shared/platform/contract/page-report'
import { emptyRegistry, pointer } from '@virida/shared/platform/release/registry/registry-schema'
import { makeMetrics } from './metrics'

const registryOf = (version: string) => ({
  ...emptyRegistry(),
  apps: { 'mfe-tools': pointer(version, [], [], []) },
})
const fault = (version: string) => ({ shell: '1.0.0', app: 'mfe-tools', version, fault: 'render' }) as const

it('gives the counts of each release by section and version', async () => {
  const metrics = makeMetrics()
  metrics.countReport(registryOf('1.0.0'), fault('1.0.0'))
  metrics.countReport(registryOf('2.0.0'), fault('2.0.0'))
  metrics.countReport(registryOf('2.0.0'), fault('2.0.0'))
  expect(Object.fromEntries(await metrics.countsByRelease())).toEqual({
    'mfe-tools@1.0.0': { documents: {}, faults: { render: 1 }, vitals: {} },
    'mfe-tools@2.0.0': { documents: {}, faults: { render: 2 }, vitals: {} },
  })
})

it('gives the web vitals of each release', async () => {
  const metrics = makeMetrics()
  const report = (version: string, vitals: WebVitals) =>
    metrics.countReport(registryOf(version), { shell: '1.0.0', app: 'mfe-tools', version, vitals })
  for (const LCP of [900, 1000, 1100, 1700]) report('1.0.0', { LCP, CLS: 0.02 })
  report('2.0.0', { INP: 40 })
  expect(Object.fromEntries(await metrics.countsByRelease())).toMatchObject({
    'mfe-tools@1.0.0': { vitals: { LCP: { value: 1200, documents: 4 }, CLS: { documents: 4 } } },
    'mfe-tools@2.0.0': { vitals: { INP: { value: 37.5, documents: 1 } } },
  })
})

it('keeps the counts of 200 releases, so that its memory does not grow', async () => {
  const metrics = makeMetrics()
  for (let number = 0; number < 250; number++) {
    metrics.countReport(registryOf(`${number}`), fault(`${number}`))
    metrics.countReport(registryOf(`${number}`), {
      ...{ shell: '1.0.0', app: 'mfe-tools', version: `${number}` },
      vitals: { LCP: 1, CLS: 0 },
    })
  }
  const counts = await metrics.countsByRelease()
  expect(counts.size).toBe(200)
  expect(counts.has('mfe-tools@49')).toBe(false)
  const text = await metrics.read()
  expect(text).toContain('"mfe-tools@249"')
  expect(text).not.toContain('"mfe-tools@49"')
})
