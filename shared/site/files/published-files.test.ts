import { loadFile, publishedFiles } from './published-files'

const bytes = new Uint8Array([1, 2])
const answer = (response: Response) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
}
afterEach(() => jest.restoreAllMocks())

it('loads a file', async () => {
  answer(new Response(bytes, { headers: { 'content-type': 'application/pdf' } }))
  expect(await loadFile('/a.pdf')).toEqual(bytes)
})

it('refuses a page, which the site answers to an unknown address, and an error', async () => {
  answer(new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  await expect(loadFile('/a.pdf')).rejects.toThrow('Cannot load /a.pdf')
  answer(new Response(bytes, { status: 503, headers: { 'content-type': 'application/pdf' } }))
  await expect(loadFile('/a.pdf')).rejects.toThrow('status 503')
})

it('names the files in their order, and lists those that could not be loaded with their addresses', async () => {
  const load = (path: string) =>
    path === '/b.pdf'
      ? Promise.reject(new Error('offline'))
      : new Promise<Uint8Array>((resolve) => setTimeout(resolve, path === '/a.pdf' ? 20 : 0, bytes))
  const paths = { 'one/a.pdf': '/a.pdf', 'two/b.pdf': '/b.pdf', 'two/c.pdf': '/c.pdf' }
  const { files, missing } = await publishedFiles(paths, load)
  expect(Object.entries(files)).toEqual([
    ['one/a.pdf', bytes],
    ['two/c.pdf', bytes],
  ])
  expect(missing).toEqual([expect.stringMatching(/^https:.+\/b\.pdf$/)])
})

it('loads a few files at the same time', async () => {
  let open = 0
  let most = 0
  const load = async () => {
    open += 1
    most = Math.max(most, open)
    await new Promise((resolve) => setTimeout(resolve, 1))
    open -= 1
    return bytes
  }
  const paths = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.pdf`, `/${at}.pdf`]))
  expect(Object.keys((await publishedFiles(paths, load)).files)).toHaveLength(60)
  expect(most).toBeLessThan(10)
})

it('gives up on a file that does not answer', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes))
  await loadFile('/a.pdf')
  expect(asked.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
})
