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
    'mfe-tools@1.0.0': { documents: {}, faults: { render: 1 } },
    'mfe-tools@2.0.0': { documents: {}, faults: { render: 2 } },
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
