import { keepSheets } from './keep-sheets'

const fetched = jest.fn<Promise<Partial<Response>>, [string]>()

beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched as unknown as typeof fetch
  document.cookie = 'sheets=; Max-Age=0'
  document.head.innerHTML =
    '<meta name="virida-sheets" content="new"><style data-src="/r/shell/1/a.css">a{}</style><style data-src="/r/b/1/b.css">b{}</style>'
})

const answer = (text: string, ok = true) => Promise.resolve({ ok, text: () => Promise.resolve(text) })

it('fetches the style sheets, and notes the key of the document', async () => {
  document.cookie = 'other=1'
  document.cookie = 'sheets=old'
  fetched.mockReturnValueOnce(answer('a{}')).mockReturnValueOnce(answer('b{}'))
  await keepSheets()
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/r/shell/1/a.css', '/r/b/1/b.css'])
  expect(document.cookie).toContain('sheets=new.old')
})

it.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
  ['is missing', () => answer('a{}', false)],
  ['has different content', () => answer('changed{}')],
])('notes nothing when a file %s', async (_, first) => {
  fetched.mockImplementationOnce(first).mockReturnValueOnce(answer('b{}'))
  await keepSheets()
  expect(document.cookie).not.toContain('sheets')
})

it('fetches nothing when the document links its style sheets', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/r/shell/1/a.css">'
  await keepSheets()
  expect(fetched).not.toHaveBeenCalled()
})
