import { parseManifest } from '@virida/shared/platform/release/read-release'
import { renderDocument } from './document'

const shell = parseManifest(
  JSON.stringify({
    ...{
      schema: 1,
      app: 'shell',
      version: '1.0.0',
      contentHash: '',
      entry: 'main.mjs',
      server: 'server/server.cjs',
    },
    ...{ routes: [], chunks: {}, files: {}, public: [], preload: [], requires: {}, provides: {} },
  }),
  'shell',
  '1.0.0',
  'a test',
)

const requestsOf = (html: string) => {
  const head = { title: 'T', description: 'D' }
  return renderDocument({ shell, page: { kind: 'page', status: 200, html, head, tags: [] } }).requests
}

const source = '<source media="(max-width: 1px)" srcSet="/a-480.avif 480w" sizes="100vw"/>'
const image = (attributes: string) => `<img src="/a.webp" ${attributes}/>`

it('requests the large picture of a page early, and no other', () => {
  const small = `<picture>${source.replace('/a', '/b')}${image('loading="lazy"')}</picture>`
  const large = `<picture>${source}${image('fetchPriority="high"')}</picture>`
  const requests = requestsOf(small + large)
  expect(requests).toContain('media="(max-width: 1px)" imagesrcset="/a-480.avif 480w" imagesizes="100vw"')
  expect(requests).not.toContain('/b')
})

it.each([
  ['has no picture', '<p>text</p>'],
  ['has no large picture', `<picture>${source}${image('loading="lazy"')}</picture>`],
  ['has a large image outside of a picture', `<picture>${source}</picture>${image('fetchPriority="high"')}`],
  ['names the priority outside of an image', `<picture>${source}${image('')}</picture> fetchPriority="high"`],
])('requests no picture of a page that %s', (_, html) => {
  expect(requestsOf(html)).not.toContain('as="image"')
})

it.each(['<picture><source ', '<picture><source >', '<img ', '<picture><source ><img fetchPriority="high"'])(
  'is written in linear time for a page that consists of %s',
  (part) => {
    const startedAt = performance.now()
    requestsOf(part.repeat(Math.floor(8e6 / part.length)))
    expect(performance.now() - startedAt).toBeLessThan(2000)
  },
)
