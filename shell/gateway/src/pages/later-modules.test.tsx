import { createHash } from 'node:crypto'
import { laterModules, requestModules, requestModulesHash } from './later-modules'

const links = ['<link rel="modulepreload" href="/a.mjs">', '<link rel="modulepreload" href="/b.mjs">']
const requested = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

it('is allowed by its hash', () => {
  expect(requestModulesHash).toBe(`sha256-${createHash('sha256').update(requestModules).digest('base64')}`)
  expect(requestModules).not.toContain('</')
})

it('requests the modules in their order when the document has been read and is painted, and not before', async () => {
  // As the elements of a document with these texts would run.
  document.head.innerHTML = laterModules(links)
  window.eval(requestModules)
  await new Promise(requestAnimationFrame)
  expect(requested()).toEqual([])
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(requested()).toEqual([])
  await new Promise(requestAnimationFrame)
  expect(requested()).toEqual(['/a.mjs', '/b.mjs'])
})
