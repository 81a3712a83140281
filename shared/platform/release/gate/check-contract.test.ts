import type { Manifest } from '../manifest'
import { contractText } from '../build/contract-text'
import { checkContract } from './check-contract'

const manifest = (app: string, contract: string) => ({ app, version: '1.0.0', contract }) as Manifest
const now = contractText()
const problems = (section: string, shell: string) =>
  checkContract(manifest('mfe-faq', section), manifest('shell', shell)).problems

it('takes a section with the same contract', () => {
  expect(problems(now, now)).toEqual([])
})

it('takes a section whose contract lacks an optional field of the shell', () => {
  const more = now.replace('showsMap?:', 'showsVideo?: boolean; showsMap?:')
  expect(more).not.toBe(now)
  expect(problems(now, more)).toEqual([])
})

it('names a field that the shell requires and the section does not have', () => {
  const more = now.replace('showsMap?:', 'language: string; showsMap?:')
  expect(problems(now, more)).toEqual([
    { code: 'contract_broken', message: expect.stringContaining("Property 'language' is missing") as string },
  ])
})

it('names a field that pages of the section read and the shell no longer gives', () => {
  const less = now.replace(/params: Readonly<[^;]+;\s+url/, 'url')
  expect(less).not.toBe(now)
  expect(problems(now, less)[0]?.message).toContain("'params'")
})

it('says that it has compared nothing where TypeScript is not installed', () => {
  const other = manifest('mfe-faq', now.replace('path: string', 'path: number'))
  const missing = () => {
    throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' })
  }
  const { problems, notes } = checkContract(other, manifest('shell', now), missing)
  expect(problems).toEqual([])
  expect(notes).toEqual([expect.stringContaining('TypeScript is not installed here')])
})
