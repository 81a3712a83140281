import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import { requestPageFiles } from './page-files'

const section: SectionRelease = {
  ...{ name: 'mfe-support', version: '1.0.0', base: '/r/mfe-support/1.0.0/', entry: 'e.mjs' },
  paths: ['/faq'],
  files: { '/faq': ['routes.mjs', 'faq.mjs', 'faq.css'] },
}
const addresses = section.files?.['/faq']?.map((name) => section.base + name)
const fetched = jest.fn<Promise<Response>, [string]>(() => Promise.resolve(new Response('export {}')))
const requests = () => fetched.mock.calls.splice(0).map(([address]) => address)

beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch
})

it('requests all files of a page at once, again only after a failure', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  requestPageFiles(section, '/faq')
  expect(requests()).toEqual(addresses)
  await new Promise(setImmediate)
  requestPageFiles(section, '/faq')
  expect(requests()).toEqual(addresses?.slice(0, 1))
})

it('requests nothing for a section whose files are not known', () => {
  requestPageFiles({ ...section, files: undefined }, '/faq')
  requestPageFiles(section, '/warranty')
  expect(requests()).toEqual([])
})
