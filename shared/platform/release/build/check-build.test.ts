import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Manifest } from '../manifest'
import { checkBuild, unknownFiles } from './check-build'
import { sourceHash } from './source-hash'

const list = (name: string) => `t.integrityOf=e=>({"${name}":"sha256-AAAA"})[e];`

it('accepts an entry whose runtime names the files of the build', () => {
  expect(unknownFiles(`t.u=e=>"faq.0a1b2c3d.mjs";${list('faq.0a1b2c3d.mjs')}`)).toEqual([])
  expect(
    unknownFiles(`t.u=e=>e+"."+{7:"0a1b2c3d",8:"ffff0000"}[e]+".mjs";${list('7.0a1b2c3d.mjs')}`),
  ).toEqual([])
})

it('finds the files of this build when the runtime is of an earlier one', () => {
  expect(unknownFiles(`t.u=e=>"faq.99999999.mjs";${list('faq.0a1b2c3d.mjs')}`)).toEqual(['faq.0a1b2c3d.mjs'])
})

it('refuses a build whose sources have changed meanwhile', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'app-'))
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  write('client/remoteEntry.mjs', '')
  write('src/routes.tsx', 'first')
  const build = { app: 'mfe-tools', folder, out: folder, sources: sourceHash('mfe-tools', folder) }
  const manifest = { entry: 'remoteEntry.mjs' } as Manifest
  expect(() => checkBuild(build, manifest)).not.toThrow()
  write('src/routes.tsx', 'second')
  expect(() => checkBuild(build, manifest)).toThrow('its sources have changed meanwhile')
  rmSync(folder, { recursive: true })
})
