import { Bucket } from '@virida/shared/platform/release/stores/bucket'
import { PgRevisions } from '@virida/shared/platform/release/stores/pg-revisions'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { bucketSite } from './bucket-site'

/*
 * A publisher as a process of its own, which a test kills: `publisher.ts DIR APP VERSION STORE`. STORE is JSON: the settings of
 * a bucket, or `{ "database": "postgres://..." }`. It prints a line when it is ready, waits for a line, and publishes.
 */
const [dir = '', app = '', version = '', storeText = '{}'] = process.argv.slice(2)
const settings = JSON.parse(storeText) as ConstructorParameters<typeof Bucket>[0] & { database?: string }

const site = () => {
  if (settings.database) return { dir, revisions: new PgRevisions(settings.database) }
  return bucketSite(dir, new Bucket(settings))
}

const store = sharedStore(site())
process.stdout.write('ready\n')
process.stdin.once('data', () => {
  void publish(dir, app, version, { store }).then(() => {
    process.stdout.write('published\n')
    process.exit()
  })
})
