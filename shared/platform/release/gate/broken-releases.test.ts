import { readRegistry } from '../registry/registry-folder'
import { brokenReleases } from './testing/broken-releases'
import { GatedReleases, section, shell } from './testing/gated-releases'

jest.setTimeout(60_000)

const active = ({ dir }: GatedReleases, app: string) => readRegistry(dir).apps[app]?.active

it('publishes releases whose files are whole and whose pages render', async () => {
  const releases = new GatedReleases()
  for (const version of ['1.0.0', '2.0.0']) {
    await releases.release(shell({ version }))
    await releases.release(section(undefined, { version, facts: { router: ['Link'], tokens: ['--ink'] } }))
    expect(active(releases, 'mfe-faq')).toBe(version)
  }
})

it.each(brokenReleases)('refuses $name', async (broken) => {
  const releases = new GatedReleases()
  const refusal = await releases.refusalOf(broken)
  expect([...new Set(refusal?.codes)]).toEqual([broken.code])
  expect(refusal?.message).toMatch(/^Cannot publish/)
  const before = [shell(), ...(broken.live ?? [])].find(({ app }) => app === broken.release.app)
  expect(active(releases, broken.release.app)).toBe(before?.version)
})
