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

it('names the files, and lists those that could not be loaded with their addresses', async () => {
  const load = (path: string) =>
    path === '/b.pdf' ? Promise.reject(new Error('offline')) : Promise.resolve(bytes)
  const files = await publishedFiles({ 'one/a.pdf': '/a.pdf', 'two/b.pdf': '/b.pdf' }, load)
  expect(Object.keys(files)).toEqual(['one/a.pdf', 'not-included.txt'])
  expect(new TextDecoder().decode(files['not-included.txt'])).toMatch(/^https:.+\/b\.pdf$/m)
})
