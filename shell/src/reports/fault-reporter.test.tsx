import { act } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { faultReporter, releaseAt } from './fault-reporter'
import { rootOptions } from './root-options'

let sent: { address: string; body: string; type: string }[]

beforeEach(() => {
  sent = []
  globalThis.Blob = class {
    constructor(
      readonly parts: string[],
      readonly options: { type: string },
    ) {}
  } as unknown as typeof Blob
  navigator.sendBeacon = (address, body) => {
    const { parts, options } = body as unknown as { parts: string[]; options: { type: string } }
    sent.push({ address: String(address), body: parts.join(''), type: options.type })
    return true
  }
})

const section = { name: 'mfe-tools', version: '1.1.0' }

it('reports a fault with the releases and nothing else', () => {
  faultReporter('1.0.0')('render', section)
  expect(sent).toEqual([
    {
      address: '/page-reports',
      body: '{"shell":"1.0.0","app":"mfe-tools","version":"1.1.0","fault":"render"}',
      type: 'application/json',
    },
  ])
})

it('reports a kind of fault once for each release', () => {
  const report = faultReporter('1.0.0')
  for (let n = 0; n < 3; n++) report('render', section)
  report('load', section)
  report('render', { ...section, version: '1.2.0' })
  expect(sent).toHaveLength(3)
})

it('reports a fault of the shell when no section shows the page', () => {
  faultReporter('1.0.0')('hydration', undefined)
  expect(sent[0]?.body).toContain('"app":"shell","version":"1.0.0"')
})

const Broken = () => {
  throw new Error('broken')
}
class Box extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'box' : this.props.children)
}

it('reports what React cannot render, and keeps its own messages', () => {
  const faults: string[] = []
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const uncaught = jest.fn()
  globalThis.reportError = uncaught
  const options = rootOptions((fault) => faults.push(fault))
  const root = createRoot(document.createElement('div'), options)
  act(() =>
    root.render(
      <Box>
        <Broken />
      </Box>,
    ),
  )
  expect(faults).toEqual(['render'])
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
  // React does not call this one in tests: there it throws the error to the test.
  options.onUncaughtError?.(new Error('broken outside of a boundary'), {})
  expect(faults).toEqual(['render', 'render'])
  expect(uncaught).toHaveBeenCalledTimes(1)
  shown.mockRestore()
})

it('reports a page that is not what the server has rendered', () => {
  const faults: string[] = []
  const uncaught = jest.fn()
  globalThis.reportError = uncaught
  const element = document.createElement('div')
  element.innerHTML = '<p>server</p>'
  act(
    () =>
      void hydrateRoot(
        element,
        <p>browser</p>,
        rootOptions((fault) => faults.push(fault)),
      ),
  )
  expect(faults).toEqual(['hydration'])
  expect(uncaught).toHaveBeenCalledTimes(1)
})

it.each([
  ['http://localhost/r/mfe-browse/1.0.0-b08c8443/series.late.a6c87b5e.mjs', 'mfe-browse', '1.0.0-b08c8443'],
  ['/r/shell/2.1.0/mobile-menu.cc41a387.mjs?retry=x', 'shell', '2.1.0'],
])('knows the release of the file %s', (address, name, version) => {
  expect(releaseAt(address)).toEqual({ name, version })
})

it.each(['/faq', '/r/sections', '/r/withdrawn.json'])('knows no release of %s', (address) => {
  expect(releaseAt(address)).toBeUndefined()
})

it('reports no file that cannot be loaded while the visitor leaves the page or is offline', () => {
  const report = faultReporter('1.0.0')
  dispatchEvent(new Event('pagehide'))
  report('load', section)
  dispatchEvent(new Event('pageshow'))
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  report('load', section)
  expect(sent).toEqual([])
  online.mockRestore()
  report('load', section)
  expect(sent).toHaveLength(1)
})
