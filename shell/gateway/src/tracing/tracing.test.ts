import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { root } from '@virida/shared/platform/paths'
import { freePort } from '@virida/shared/platform/testing/free-port'
import { fixtureSite } from '../testing/fixture-site'
import { openTracing } from './open-tracing'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  name: string
  spanId: string
  parentSpanId?: string
  traceId: string
  attributes: { key: string; value: Value }[]
}
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

let collector: Server
let endpoint: string
let spans: Span[]

beforeEach(async () => {
  spans = []
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as Batch
      if (request.url === '/v1/traces')
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterEach(() => {
  collector.close()
  collector.closeAllConnections()
})

/** Prints how many files of OpenTelemetry a program has loaded, when it ends. prom-client always loads its interface. */
const countLoaded = `import module from 'node:module'
process.on('exit', () => {
  const files = Object.keys(module._cache).filter((file) => /@opentelemetry.(?!api.)/.test(file))
  console.log('loaded', files.length)
})`

/** Runs the gateway as a program while these addresses are requested. @returns what it has printed. */
async function runGateway(addresses: readonly string[], env: Record<string, string>): Promise<string> {
  const port = await freePort()
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(countLoaded)}`,
    '--import',
    'tsx',
    'shell/gateway/src/index.ts',
  ]
  const program = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), RELEASES_DIR: await fixtureSite(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  program.stdout.on('data', (part: Buffer) => (output += part.toString()))
  await once(program.stdout, 'data')
  for (const address of addresses) await fetch(`http://127.0.0.1:${port}${address}`)
  program.kill()
  await once(program, 'close')
  return output
}

const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

it('shows the composition and the rendering of a page below its request, and the loads of sections below these', async () => {
  const addresses = ['/faq?q=ann@example.com', '/faq', '/livez', '/r/unknown/secret']
  const output = await runGateway(addresses, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  expect(output).toMatch(/^loaded [1-9]/m)
  const found = [...spans]
  const below = (parent: Span | undefined) => found.filter((span) => span.parentSpanId === parent?.spanId)
  const namesBelow = (parent: Span | undefined) => below(parent).map(({ name }) => name)
  // The gateway asks itself for the home page first, to start its render processes.
  const [home, first, second, live, file] = found.filter(({ name }) => name === 'request')
  expect([home, first, second, live].map((span) => span && factsOf(span)['http.route'])).toEqual([
    '/',
    '/faq',
    '/faq',
    '/livez',
  ])
  expect(factsOf(file as Span)).toMatchObject({
    'http.request.method': 'GET',
    'http.response.status_code': 404,
  })
  expect(new Set([home, first, second, live, file].map((span) => span?.traceId)).size).toBe(5)

  expect(namesBelow(home)).toEqual(['composition', 'render'])
  expect(namesBelow(below(home)[0])).toEqual(['section load'])
  expect(namesBelow(first)).toEqual(['composition', 'render'])
  const render = below(first)[1]
  expect(factsOf(render as Span)).toEqual({ section: 'mfe-browse', route: '/faq' })
  expect(namesBelow(render)).toEqual(['section load'])
  expect(factsOf(below(render)[0] as Span)).toEqual({ app: 'mfe-browse', version: '1.0.0', shell: '1.0.0' })
  // The page comes from the cache.
  expect(namesBelow(second)).toEqual(['composition'])
  for (const entered of ['ann@', 'secret']) expect(JSON.stringify(found)).not.toContain(entered)
})

it('marks what fails, without its message, and passes the error on', async () => {
  const failed: ReadableSpan[] = []
  jest
    .spyOn(OTLPTraceExporter.prototype, 'export')
    .mockImplementation((batch, done) => (failed.push(...batch), done({ code: 0 })))
  const tracing = await openTracing(endpoint)
  const failing = tracing.span('render', {}, () => Promise.reject(new RangeError('ann@example.com')))
  await expect(failing).rejects.toThrow('ann@example.com')
  await tracing.stop()
  const [{ name, status, events } = {}] = failed
  expect({ name, status, events }).toEqual({
    name: 'render',
    status: { code: SpanStatusCode.ERROR, message: 'RangeError' },
    events: [],
  })
})

it('does not load the SDK of OpenTelemetry without a collector', async () => {
  expect(await runGateway(['/faq'], {})).toMatch(/^loaded 0$/m)
  expect(spans).toEqual([])
})
