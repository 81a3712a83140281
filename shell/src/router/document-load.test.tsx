import { helpsToLoadDocument, mayLoadDocument } from './document-load'

beforeEach(() => {
  sessionStorage.clear()
  AbortSignal.timeout = () => new AbortController().signal
})

const answers = (answer: () => Promise<unknown>) => {
  globalThis.fetch = answer as unknown as typeof fetch
}

it('loads the same address as a document once in half a minute', () => {
  expect(mayLoadDocument('/faq', 0)).toBe(true)
  expect(mayLoadDocument('/faq', 29_000)).toBe(false)
  expect(mayLoadDocument('/faq', 30_000)).toBe(true)
  expect(mayLoadDocument('/support', 30_000)).toBe(true)
})

it('reads what another program has stored as nothing', () => {
  sessionStorage.setItem('virida-document-load', '{"address":')
  expect(mayLoadDocument('/faq')).toBe(true)
})

it('loads no document in place of a navigation without storage', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(mayLoadDocument('/faq')).toBe(false)
  read.mockRestore()
})

it.each([
  ['can', { ok: true }, true],
  ['cannot', { ok: false }, false],
])('asks whether the server %s show the page', async (_, answer, expected) => {
  answers(() => Promise.resolve(answer))
  expect(await helpsToLoadDocument('/faq')).toBe(expected)
})

it('keeps the error box when the visitor is offline', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await helpsToLoadDocument('/faq')).toBe(false)
})
