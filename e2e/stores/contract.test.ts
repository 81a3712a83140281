import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { publish, rollBack } from '@virida/shared/platform/release/registry/registry'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { emptyRegistry } from '@virida/shared/platform/release/registry/registry-schema'
import { placeRelease } from '@virida/shared/platform/release/build/place-release'
import { readManifest, releaseFolder } from '@virida/shared/platform/release/read-release'
import { Bucket } from '@virida/shared/platform/release/stores/bucket'
import { BucketReleases } from '@virida/shared/platform/release/stores/bucket-releases'
import { bucketRevisions } from '@virida/shared/platform/release/stores/bucket-revisions'
import { PgRevisions } from '@virida/shared/platform/release/stores/pg-revisions'
import { folderRevisions, type RevisionStore } from '@virida/shared/platform/release/stores/registry-store'
import { repairShared } from '@virida/shared/platform/release/stores/repair-shared'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { S3mini } from 's3mini'
import { until } from '@virida/shared/platform/testing/until'
import { Follower } from '../../shell/gateway/src/releases/follower'
import { bucketSite } from './bucket-site'
import { engines } from './engines'

const started = engines()

/** A store for one test. Each machine opens it by itself. */
type Place = { open: () => RevisionStore; remove: () => Promise<void> }

function folderPlace(): Place {
  const dir = temporaryReleases()
  return { open: () => folderRevisions(dir), remove: () => Promise.resolve() }
}

const bucketPlace = (): Place => ({
  open: () => bucketRevisions(new Bucket(started.ceph.settings)),
  async remove() {
    const client = new S3mini(started.ceph.settings)
    const names = (await client.listObjects('/', '')) ?? []
    if (names.length > 0) await client.deleteObjects(names.map(({ Key }) => Key))
  },
})

const postgresPlace = (): Place => ({
  open: () => new PgRevisions(started.postgres.url),
  async remove() {
    const client = new pg.Client(started.postgres.url)
    await client.connect()
    await client.query('drop schema if exists releases cascade')
    await client.end()
  },
})

const places: [string, () => Place][] = [
  ['folder', folderPlace],
  ['S3 bucket', bucketPlace],
  ['PostgreSQL', postgresPlace],
]

describe.each(places)('revisions in the store %s', (_, makePlace) => {
  let place: Place
  let stores: RevisionStore[]
  const open = () => {
    const store = place.open()
    stores.push(store)
    return store
  }
  const registry = (revision: number, who = 'ana') => ({
    ...emptyRegistry(),
    revision,
    change: { action: 'publish' as const, who, moves: {} },
  })

  beforeEach(() => {
    place = makePlace()
    stores = []
  })
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await place.remove()
  })

  it('gives back what was stored, and knows the newest number', async () => {
    const store = open()
    await store.create(registry(1))
    await store.create(registry(12))
    expect(await open().newestNumber()).toBe(12)
    expect(await open().read(1)).toEqual(registry(1))
  })

  it('never changes a revision, and takes no number below the newest', async () => {
    const store = open()
    expect(await store.create(registry(5))).toBe(true)
    expect(await store.create(registry(5, 'ben'))).toBe(false)
    expect(await store.create(registry(4))).toBe(false)
    expect((await store.read(5)).change?.who).toBe('ana')
  })

  it('gives back the registry that was announced last', async () => {
    const store = open()
    await store.create(registry(1))
    expect(await open().announced()).toBeUndefined()
    await store.announce(registry(2))
    await store.announce(registry(2, 'ben'))
    expect(await open().announced()).toEqual(registry(2, 'ben'))
    expect(await store.newestNumber()).toBe(1)
  })

  it('gives a number to one of twelve publishers', async () => {
    await open().create(registry(1))
    const publishers = Array.from({ length: 12 }, (_, index) => `publisher ${index}`)
    const results = await Promise.all(publishers.map((who) => open().create(registry(2, who))))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await open().read(2)).change?.who).toBe(publishers[results.indexOf(true)])
  })
})

const shared: [string, () => Place, boolean][] = [
  ['S3 bucket', bucketPlace, true],
  ['PostgreSQL', postgresPlace, false],
]

describe.each(shared)('a site whose releases are shared by the store %s', (_, makePlace, hasBucket) => {
  let place: Place
  let close: (() => Promise<void>)[]

  beforeEach(() => {
    place = makePlace()
    close = []
  })
  afterEach(async () => {
    for (const end of close) await end()
    await place.remove()
  })

  /** A machine with its own releases folder if releases are in a bucket. */
  const machine = (dir: string) => ({
    dir,
    revisions: place.open(),
    ...(hasBucket ? { releases: new BucketReleases(dir, new Bucket(started.ceph.settings)) } : {}),
  })
  function publisher(dir: string) {
    const site = machine(dir)
    close.push(() => site.revisions.close())
    return { site, options: { store: sharedStore(site), who: 'ana' } }
  }
  async function gateway(dir: string) {
    const { log } = testLog()
    const follower = new Follower(machine(dir), new FaultLog(log))
    close.push(() => follower.stop())
    await follower.start()
    return { live: (app: string) => readRegistry(dir).apps[app]?.active }
  }
  async function releasesOf(...apps: string[]) {
    const dir = temporaryReleases()
    for (const app of apps)
      for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app, version })
    return dir
  }
  const ofGateway = (dir: string) => (hasBucket ? temporaryReleases() : dir)

  it('shows a release on two gateways, and takes it back', async () => {
    const dir = await releasesOf('shell')
    const { options } = publisher(dir)
    const folders = [ofGateway(dir), ofGateway(dir)]
    const gateways = await Promise.all(folders.map(gateway))
    const isLive = (version: string) => () =>
      Promise.resolve(gateways.every(({ live }) => live('shell') === version))
    await publish(dir, 'shell', '1.0.0', options)
    await until(isLive('1.0.0'))
    await publish(dir, 'shell', '1.1.0', options)
    await until(isLive('1.1.0'))
    for (const folder of folders) expect(readManifest(folder, 'shell', '1.1.0').app).toBe('shell')
    await rollBack(dir, 'shell', undefined, options)
    await until(isLive('1.0.0'))
  })

  it('loses nothing when twelve publishers release at the same moment', async () => {
    const apps = Array.from({ length: 12 }, (_, index) => `mfe-${index}`)
    const dir = await releasesOf(...apps)
    await Promise.all(
      apps.map(async (app) => {
        const { options } = publisher(dir)
        for (const version of ['1.0.0', '1.1.0']) await publish(dir, app, version, options)
      }),
    )
    const { options } = publisher(dir)
    const { apps: live, revision } = await options.store.newest()
    expect(Object.values(live).map(({ active }) => active)).toEqual(apps.map(() => '1.1.0'))
    expect(revision).toBe(24)
  }, 120_000)

  it('refuses to publish to a store that has lost its registry, until it is repaired', async () => {
    const dir = await releasesOf('shell', 'mfe-0')
    const { site, options } = publisher(dir)
    await publish(dir, 'shell', '1.0.0', options)
    await publish(dir, 'mfe-0', '1.0.0', options)
    await place.remove()
    const second = publisher(dir)
    await expect(publish(dir, 'mfe-0', '1.1.0', second.options)).rejects.toMatchObject({
      code: expect.stringMatching(/registry_missing|store_unreachable/) as string,
    })
    await repairShared(second.site, ['shell', 'mfe-0'])
    const { apps } = await publish(dir, 'mfe-0', '1.1.0', publisher(dir).options)
    expect(apps.shell?.active).toBe('1.0.0')
    expect(site.dir).toBe(dir)
  })
})

it('keeps what is live when the store is away, and says so once', async () => {
  const dir = temporaryReleases()
  await writeRelease(dir, { app: 'shell', version: '1.0.0' })
  await publish(dir, 'shell', '1.0.0')
  const { log, lines } = testLog()
  const bucket = new Bucket({ ...started.ceph.settings, endpoint: 'http://127.0.0.1:9/releases' })
  const follower = new Follower(bucketSite(dir, bucket), new FaultLog(log))
  await follower.start()
  await follower.follow()
  await follower.stop()
  expect(readRegistry(dir).apps.shell?.active).toBe('1.0.0')
  expect(lines).toHaveLength(1)
})

it('follows PostgreSQL again after the database has cut all connections', async () => {
  const place = postgresPlace()
  const dir = temporaryReleases()
  for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app: 'shell', version })
  const folder = temporaryReleases()
  const follower = new Follower({ dir: folder, revisions: place.open() }, new FaultLog(testLog().log))
  await follower.start()
  const revisions = place.open()
  const store = sharedStore({ dir, revisions })
  const live = (version: string) => () => readRegistry(folder).apps.shell?.active === version
  await publish(dir, 'shell', '1.0.0', { store })
  await until(live('1.0.0'))
  const client = new pg.Client(started.postgres.url)
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where usename is not null and pid <> pg_backend_pid()',
  )
  await client.end()
  await until(() =>
    publish(dir, 'shell', '1.1.0', { store }).then(
      () => true,
      () => false,
    ),
  )
  await until(live('1.1.0'))
  await Promise.all([follower.stop(), revisions.close()])
  await place.remove()
})

it('stores no revision in PostgreSQL after its publisher was told that it was not stored', async () => {
  const place = postgresPlace()
  const store = new PgRevisions(started.postgres.url, 1000)
  await store.create({ ...emptyRegistry(), revision: 1 })
  const other = new pg.Client(started.postgres.url)
  await other.connect()
  // Such a lock lets others read.
  await other.query('begin; lock table releases.revision in share mode')
  await expect(store.create({ ...emptyRegistry(), revision: 2 })).rejects.toMatchObject({
    code: 'store_unreachable',
  })
  await other.query('rollback')
  await sleep(500)
  expect(await store.newestNumber()).toBe(1)
  expect(await store.create({ ...emptyRegistry(), revision: 2 })).toBe(true)
  await Promise.all([other.end(), store.close()])
  await place.remove()
})

/** Makes version 1.0.0 of mfe-0 live with a content of its own. */
type PublishContent = (contentHash: string) => Promise<void>

const contentPlaces: [string, (place: Place, dir: string) => PublishContent, () => Place][] = [
  ['folder', publishBuilt, folderPlace],
  ['S3 bucket', publishFromOwnFolder, bucketPlace],
  ['PostgreSQL with a bucket', publishFromOwnFolder, postgresPlace],
]

/** Publishes as builds do on machines that share a folder. */
function publishBuilt(_: Place, dir: string): PublishContent {
  return async (contentHash) => {
    const built = temporaryReleases()
    const manifest = await writeRelease(built, { ...oneVersion, contentHash })
    placeRelease(dir, releaseFolder(built, 'mfe-0', '1.0.0'), manifest)
    await publish(dir, 'mfe-0', '1.0.0')
  }
}

/** Publishes as machines do that each have a releases folder of their own. */
function publishFromOwnFolder(place: Place): PublishContent {
  return async (contentHash) => {
    const dir = temporaryReleases()
    await writeRelease(dir, { ...oneVersion, contentHash })
    const revisions = place.open()
    const releases = new BucketReleases(dir, new Bucket(started.ceph.settings))
    await publish(dir, 'mfe-0', '1.0.0', { store: sharedStore({ dir, revisions, releases }) }).finally(() =>
      revisions.close(),
    )
  }
}

const oneVersion = { app: 'mfe-0', version: '1.0.0' }

it.each(contentPlaces)(
  'keeps the first content of one version and refuses eleven others in the store %s',
  async (_, publisher, makePlace) => {
    const [place, bucket] = [makePlace(), bucketPlace()]
    await bucket.remove()
    const dir = temporaryReleases()
    const publishContent = publisher(place, dir)
    const contents = Array.from({ length: 12 }, (_content, index) => `content ${index}`)
    const results = await Promise.allSettled(contents.map(publishContent))
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Error] : [],
    )
    expect(reasons).toEqual(
      Array.from({ length: 11 }, () => expect.objectContaining({ code: 'release_differs' }) as Error),
    )
    const winner = contents[results.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    await publishContent(winner)
    if (makePlace !== folderPlace)
      await new BucketReleases(dir, new Bucket(started.ceph.settings)).download('mfe-0', '1.0.0')
    expect(readManifest(dir, 'mfe-0', '1.0.0').contentHash).toBe(winner)
    await place.remove()
    await bucket.remove()
  },
  120_000,
)
