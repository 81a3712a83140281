import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { S3mini } from 's3mini'
import { inParallel } from '@virida/shared/platform/in-parallel'
import { BundledProgram } from '@virida/shared/platform/release/testing/bundled-program'
import { engines } from './engines'
import { FollowedSite } from './followed-site'
import type { Moment } from './kill-at-request'

const moments: Moment[] = ['before', 'sent', 'answered']
/** No publication has as many requests. */
const mostRequests = 60
/** A publisher that hangs is ended after this time, in ms. */
const longest = 60_000

const started = engines()
let program: BundledProgram
beforeAll(() => (program = new BundledProgram('e2e/stores/publisher.ts')))
afterAll(() => program.remove())

let stores = 0

/** A new bucket, as environment variables. */
async function newBucket(): Promise<NodeJS.ProcessEnv> {
  const { settings } = started.ceph
  const endpoint = new URL(`/site-${++stores}`, settings.endpoint).href
  await new S3mini({ ...settings, endpoint }).createBucket()
  return {
    RELEASES_BUCKET: endpoint,
    AWS_REGION: settings.region,
    AWS_ACCESS_KEY_ID: settings.accessKeyId,
    AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
}

/** A new database, as environment variables. */
async function newDatabase(): Promise<NodeJS.ProcessEnv> {
  const name = `site_${++stores}`
  const client = new pg.Client(started.postgres.url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { REGISTRY_DATABASE_URL: new URL(`/${name}`, started.postgres.url).href }
}

/** @returns The requests of a publisher that has published; undefined if it has killed itself. */
async function runPublisher({ dir, store }: FollowedSite, version: string, moment: Moment, request: number) {
  const args = [program.file, dir, 'shell', version, moment, String(request)]
  const env = { ...process.env, ...store }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], timeout: longest })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  expect(signal ?? code).toBe(output ? 0 : 'SIGKILL')
  return output ? (JSON.parse(output) as string[]) : undefined
}

/**
 * Publishes a version by a publisher that kills itself at a request, and then again.
 * @param earlier The version that was published before.
 * @returns The requests of the first publisher if it had fewer.
 */
async function publishTwice(
  site: FollowedSite,
  version: string,
  earlier: string | undefined,
  ...killAt: [Moment, number]
) {
  await site.build(version)
  const requests = await runPublisher(site, version, ...killAt)
  expect(requests ? [version] : [earlier, version]).toContain(await site.shown())
  await site.publish(version)
  expect(await site.shown()).toBe(version)
  return requests
}

type Turn = (request: number) => Promise<string[] | undefined>

/** Kills a publisher at its first request, the next one at its second, until one has published. It has all `needed` requests. */
async function killAtEach(needed: readonly RegExp[], turn: Turn): Promise<void> {
  for (let request = 1; request < mostRequests; request++) {
    const requests = await turn(request)
    if (!requests) continue
    // Otherwise it was not killed although it had this request.
    expect(requests.length).toBeLessThan(request)
    for (const name of needed) expect(requests).toContainEqual(expect.stringMatching(name))
    return
  }
  throw new Error(`A publisher had more than ${mostRequests} requests`)
}

type Store = { open: () => Promise<NodeJS.ProcessEnv>; needed: readonly RegExp[] }

/** Kills publishers of updates, each of a new version. */
async function killUpdates({ open, needed }: Store, moment: Moment) {
  const site = new FollowedSite(await open())
  const versions = ['1.0.0']
  await site.build('1.0.0')
  await site.publish('1.0.0')
  await killAtEach(needed, async (request) => {
    const version = `1.${request}.0`
    const earlier = versions.at(-1)
    versions.push(version)
    return publishTwice(site, version, earlier, moment, request)
  })
  // One revision for each version, whether the publisher that was killed has stored it or the next one.
  expect(await site.history()).toEqual(versions)
  await site.close()
}

/** Kills publishers of the first release, each on a new site. */
const killFirst = ({ open, needed }: Store, moment: Moment) =>
  killAtEach(needed, async (request) => {
    const site = new FollowedSite(await open())
    const requests = await publishTwice(site, '1.0.0', undefined, moment, request)
    expect(await site.history()).toEqual(['1.0.0'])
    await site.close()
    return requests
  })

const bucket: Store = {
  open: newBucket,
  needed: [
    /^GET .*prefix=registry/,
    /^PUT .*\/reserved\//,
    /^PUT .*\/media\//,
    /^PUT .*\/server\/media.json$/,
    /^PUT .*\/remoteEntry.mjs$/,
    /^PUT .*\/manifest.json$/,
    /^PUT .*\/next.json$/,
    /^PUT .*\/registry\//,
  ],
}
const database: Store = {
  open: newDatabase,
  needed: [/^connect$/, /create schema/, /into releases.announcement/, /into releases.revision/],
}

it.each([
  ['an S3 bucket', bucket],
  ['PostgreSQL', database],
])(
  'shows a whole release and loses no revision when a publisher to %s is killed at any request',
  (_, store) => inParallel(moments, (moment) => killUpdates(store, moment)),
  180_000,
)

it(
  'shows the first release after its publisher to a new database is killed at any request',
  () => inParallel(moments, (moment) => killFirst(database, moment)),
  180_000,
)
