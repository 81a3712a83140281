/** @jest-environment jsdom */
import { createDefaultPolicy, scriptText, scriptUrl } from './trusted-types'

it.each([
  '/r/mfe-locator/1.0.0/worker.1a2b.mjs',
  '/r/shell/1.0.0+abc/main.mjs',
  '/offline-sw.js',
  'http://localhost/r/mfe-tools/1.0.0/x.mjs',
])('allows the script %s', (url) => {
  expect(scriptUrl(url)).toBe(new URL(url, location.href).href)
})

it.each([
  'https://evil.example/r/mfe-locator/1.0.0/worker.mjs',
  '//evil.example/r/a.mjs',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  'javascript:alert(1)',
  '/r/../api/send-email',
  '/r/%2e%2e/api/send-email',
  '/api/send-email',
  '/csp-reports',
  '/warranties/care.pdf',
])('refuses the script %s', (url) => {
  expect(() => scriptUrl(url)).toThrow('is not a file of a release')
})

it('allows structured data as the text of a script', () => {
  expect(scriptText('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}')
})

it.each(['alert(1)', '{alert(1)}', '{}alert(1)', '[1]', '"text"', ''])('refuses the script %s', (text) => {
  expect(() => scriptText(text)).toThrow('it is not a JSON object')
})

it('creates the policy that documents require, and needs none where the browser knows no policies', () => {
  expect(createDefaultPolicy).not.toThrow()
  const createPolicy = jest.fn()
  window.trustedTypes = { createPolicy }
  createDefaultPolicy()
  expect(createPolicy).toHaveBeenCalledWith('default', {
    createScriptURL: scriptUrl,
    createScript: scriptText,
  })
  delete window.trustedTypes
})
