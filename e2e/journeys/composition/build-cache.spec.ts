import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { carePageFile, careSection } from '../../fixtures/care-section'
import { copyRepository, writeFiles } from '../../fixtures/repository-copy'

let copy: string

test.beforeEach(() => {
  copy = copyRepository()
  const sources = careSection('mfe-care')
  const page = sources[carePageFile]?.replace("useState('')", 'useState(globalThis.document?.title)') ?? ''
  writeFiles(path.join(copy, 'mfe-care'), { ...sources, [carePageFile]: page })
})
test.afterEach(() => rmSync(copy, { recursive: true }))

/** Builds the section in the copy. @returns the scripts of its browser files. */
function build(version: string): string {
  const folder = path.join(copy, 'mfe-care')
  const named = readFileSync(path.join(folder, 'package.json'), 'utf8').replace(
    /"version":"[^"]*"/,
    `"version":"${version}"`,
  )
  writeFileSync(path.join(folder, 'package.json'), named)
  const releases = path.join(copy, 'releases')
  execFileSync(process.execPath, ['--import', 'tsx', '../shared/platform/release/cli.ts', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', RELEASES_DIR: releases },
  })
  const client = path.join(releases, 'mfe-care', version, 'client')
  const scripts = readdirSync(client).filter((name) => name.endsWith('.mjs'))
  return scripts.map((name) => readFileSync(path.join(client, name), 'utf8')).join('\n')
}

test('changed compiler options reach the modules of an earlier build', () => {
  const isOld = (scripts: string) => scripts.includes('document?.title')
  expect(isOld(build('1.0.0'))).toBe(true)
  const options = path.join(copy, 'shared/tsconfig.base.json')
  writeFileSync(options, readFileSync(options, 'utf8').replace('"target": "es2022"', '"target": "es2018"'))
  expect(isOld(build('1.1.0'))).toBe(false)
})
