import { rootOptions } from './root-options'
import { reportScriptErrors } from './script-errors'

const report = jest.fn()
beforeAll(() => reportScriptErrors(report))
beforeEach(() => report.mockClear())

const site = 'http://localhost'
const support = `${site}/r/mfe-support/1.2.0/client/contact.0a.mjs`
const shell = `${site}/r/shell/1.0.0/client/main.0b.mjs`
const extension = 'chrome-extension://abc/content.js'

/** An error with this stack, as Chromium and Safari write it; the code that threw it comes first. */
function errorIn(files: readonly string[], { name = 'TypeError' } = {}) {
  const error = Object.assign(new Error('f is not a function'), { name })
  error.stack = [`${name}: f is not a function`, ...files.map((file) => `    at f (${file}:1:234)`)].join(
    '\n',
  )
  return error
}
const throwInHandler = (error: unknown, filename = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename }))
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

it.each([
  ['a section', [support], 'mfe-support', '1.2.0'],
  ['a section that the shell calls', [support, shell], 'mfe-support', '1.2.0'],
  ['the shell, called by a section', [shell, support], 'mfe-support', '1.2.0'],
  ['the shell', [shell], 'shell', '1.0.0'],
  ['a section on a page with an extension', [support, extension], 'mfe-support', '1.2.0'],
])('reports an error in code of %s', (_, files, name, version) => {
  throwInHandler(errorIn(files))
  reject(errorIn(files))
  expect(report.mock.calls).toEqual([
    ['script', { name, version }],
    ['script', { name, version }],
  ])
})

it('reports an error without a stack by the file that threw it', () => {
  throwInHandler('no error object', support)
  expect(report).toHaveBeenCalledWith('script', { name: 'mfe-support', version: '1.2.0' })
})

it('reads no address in the message of an error', () => {
  const error = new Error(`Cannot read ${site}/r/mfe-browse/1.0.0/client/a.mjs`)
  error.stack = `Error: ${error.message}\n    at f (${support}:1:2)`
  reject(error)
  expect(report).toHaveBeenCalledWith('script', { name: 'mfe-support', version: '1.2.0' })
})

it('reads the stacks of Firefox', () => {
  const error = errorIn([])
  error.stack = `submit@${support}:1:20\nasync*f@${shell}:2:1`
  reject(error)
  expect(report).toHaveBeenCalledWith('script', { name: 'mfe-support', version: '1.2.0' })
})

it.each([
  ['of an extension that was called by the page', errorIn([extension, support])],
  ['of another site', errorIn(['https://maps.example.com/r/mfe-support/1.2.0/a.mjs'])],
  ['of a canceled request', errorIn([support], { name: 'AbortError' })],
  ['without a stack', 'canceled'],
  ['that is nothing', undefined],
])('does not report an error %s', (_, error) => {
  throwInHandler(error)
  reject(error)
  expect(report).not.toHaveBeenCalled()
})

it('does not report an error again that React has reported', () => {
  const error = errorIn([support])
  const react = jest.fn()
  Object.assign(window, { reportError: throwInHandler })
  rootOptions(react).onRecoverableError?.(error, {})
  expect(react).toHaveBeenCalledWith('hydration', error)
  expect(report).not.toHaveBeenCalled()
})
