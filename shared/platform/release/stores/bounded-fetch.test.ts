import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Bucket } from './bucket'
import { isPlainXml } from './bounded-fetch'

let store: Server
afterEach(async () => {
  store.closeAllConnections()
  await new Promise((resolve) => store.close(resolve))
})

async function bucketThatAnswers(answer: RequestListener): Promise<Bucket> {
  store = createServer(answer).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as AddressInfo
  const key = { accessKeyId: 'key', secretAccessKey: 'secret' }
  return new Bucket({ endpoint: `http://127.0.0.1:${port}/site`, region: 'us-east-1', ...key })
}

const listOf = (names: readonly string[]) =>
  `<?xml version="1.0"?><ListBucketResult>${names
    .map((name) => `<Contents><Key>${name}</Key><Owner><ID>a</ID></Owner></Contents>`)
    .join('')}</ListBucketResult>`

const withoutEnd: RequestListener = (_, response) => {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', write)
  write()
}

it.each([
  ['a list', (bucket: Bucket) => bucket.list('registry/')],
  ['an object', (bucket: Bucket) => bucket.get('registry/1.json')],
])(
  'refuses %s without end, and keeps its memory',
  async (_, ask) => {
    const bucket = await bucketThatAnswers(withoutEnd)
    const before = process.memoryUsage().rss
    await expect(ask(bucket)).rejects.toMatchObject({ code: 'store_unreachable' })
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  },
  60_000,
)

it('refuses a list of open tags at once', async () => {
  const bucket = await bucketThatAnswers((_, response) => response.end('<a>'.repeat(60_000)))
  const start = performance.now()
  await expect(bucket.list('registry/')).rejects.toMatchObject({ code: 'store_unreachable' })
  expect(performance.now() - start).toBeLessThan(1500)
})

it('reads an object whose name contains "xml" and that is no list', async () => {
  const bucket = await bucketThatAnswers((_, response) => response.end('const a = 1 < 2'))
  expect((await bucket.get('releases/read-xml.mjs'))?.toString()).toBe('const a = 1 < 2')
})

it('reads a list of 1000 names', async () => {
  const names = Array.from({ length: 1000 }, (_, index) => `registry/${index}.json`)
  const bucket = await bucketThatAnswers((_, response) => response.end(listOf(names)))
  expect(await bucket.list('registry/', 1000)).toEqual(names)
})

it.each([
  ['open tags', '<a><b></b>'],
  ['tags that cross', '<a><b></a></b>'],
  ['deep tags', '<a>'.repeat(7) + '</a>'.repeat(7)],
  ['a tag without an end', '<a></a><b'],
])('takes %s for no plain XML', (_, text) => {
  expect(isPlainXml(text)).toBe(false)
})
