import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ReleaseError } from './errors'
import { evaluateServerFile } from './evaluate'

function serverFile(code: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'server-')), 'server.cjs')
  writeFileSync(file, code)
  return file
}

it('gives a server file the React of its host', () => {
  const { react } = evaluateServerFile(serverFile(`exports.react = require('react').version`))
  expect(react).toBe('19.3.1')
})

it.each([
  ['asks for the file system', `require('node:fs')`],
  ['asks for a child process', `require('child_process')`],
  ['does not parse', `export default {`],
  ['throws', `throw new Error('no')`],
])('a server file that %s is refused', (_, code) => {
  expect(() => evaluateServerFile(serverFile(code))).toThrow(ReleaseError)
})

it('evaluates a changed file again', () => {
  const file = serverFile('exports.version = 1')
  expect(evaluateServerFile(file).version).toBe(1)
  writeFileSync(file, 'exports.version = 2')
  expect(evaluateServerFile(file).version).toBe(2)
})
