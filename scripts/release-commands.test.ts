import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { testKey } from '@virida/shared/platform/release/ownership/testing/test-key'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'

/** The programs with release commands: of a checkout and of a packed site. */
const programs = ['shared/platform/release/cli.ts', 'scripts/pack/releases.ts']

function run(program: string, env: Record<string, string>, args = ['status']) {
  return spawnSync(process.execPath, ['--import', 'tsx', path.join(root, program), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, RELEASES_DIR: temporaryReleases(), ...env },
    encoding: 'utf8',
  })
}

it.each(programs)('prints a wrong setting of the store as one clear error: %s', (program) => {
  const { status, stderr } = run(program, { RELEASES_BUCKET: 'nowhere', REGISTRY_DATABASE_URL: 'http://db' })
  expect(stderr.trim().split('\n')).toEqual([
    'Cannot start the release command. Correct these environment variables:',
    '  RELEASES_BUCKET: Invalid URL',
    '  REGISTRY_DATABASE_URL: Invalid URL',
  ])
  expect(status).toBe(1)
})

it.each(programs)('says which key is missing for a bucket: %s', (program) => {
  const { status, stderr } = run(program, { RELEASES_BUCKET: 'http://127.0.0.1:9/releases' })
  expect(stderr.trim()).toBe(
    'Cannot use RELEASES_BUCKET: its key is missing. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  )
  expect(status).toBe(1)
})

/** A site that shows a section of another repository. Its team has signed the release. */
async function siteWithOutsideSection() {
  const dir = temporaryReleases()
  const { publicKey, signer } = testKey()
  await writeRelease(dir, { app: 'mfe-outside', version: '1.0.0' })
  await publish(dir, 'mfe-outside', '1.0.0', { signer })
  return { dir, publicKey }
}

it.each(programs)('lists a section that is in a repository of its own: %s', async (program) => {
  const { dir } = await siteWithOutsideSection()
  expect(run(program, { RELEASES_DIR: dir }).stdout).toContain('mfe-outside: 1.0.0 (live)')
})

it('adds the key of a section that is in a repository of its own', async () => {
  const { dir, publicKey } = await siteWithOutsideSection()
  const { stdout, stderr } = run(programs[0] ?? '', { RELEASES_DIR: dir }, [
    'add-key',
    'mfe-outside',
    publicKey,
  ])
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^mfe-outside has the key [0-9a-f]+ /)
})
