import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { apps, root } from '@virida/shared/platform/paths'
import { linkPackages } from '../fixtures/repository-copy'

/*
 * `npm run skew -- COMMIT`: builds the releases of an earlier commit, and runs the journey that shows each section and
 * the shell in their active release and in this previous one, in all combinations of two, at all addresses of the site.
 * The earlier sources are built with the packages that are installed now, and are kept in .cache/skew.
 */
const [commit = 'HEAD~1'] = process.argv.slice(2)
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const sources = path.join(root, '.cache/skew', git('rev-parse', `${commit}^{commit}`))
const releases = path.join(sources, 'releases')
const cli = 'shared/platform/release/cli.ts'

if (!existsSync(path.join(releases, 'registry'))) {
  rmSync(sources, { recursive: true, force: true })
  mkdirSync(sources, { recursive: true })
  const archive = path.join(sources, 'sources.tar')
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', sources])
  rmSync(archive)
  linkPackages(sources, apps)
  const env = { ...process.env, NODE_ENV: 'production', RELEASES_DIR: releases }
  const args = ['--import', 'tsx', cli, 'publish', ...apps]
  execFileSync(process.execPath, args, { cwd: sources, env, stdio: 'inherit' })
}

const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--project=site', 'skew']
const env = { ...process.env, NODE_ENV: 'test', SKEW_PREVIOUS: releases }
process.exitCode = spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
