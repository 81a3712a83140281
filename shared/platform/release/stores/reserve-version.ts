import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { differingRelease, ReleaseError } from '../errors'
import type { Manifest } from '../manifest'
import type { Bucket } from './bucket'

/** How often a reservation is tried while another publisher makes the same one, and the pause between, in ms. */
const attempts = 20
const pause = 100

/**
 * Reserves a version in a bucket for a release with this content, before its files are copied. Of several publishers,
 * the first one gets it. A publisher with the same content may go on, so a copy that was interrupted can be completed.
 * @throws ReleaseError `release_differs`, or `store_unreachable` when the bucket neither creates nor has it
 */
export async function reserveVersion(bucket: Bucket, manifest: Manifest): Promise<void> {
  const { app, version } = manifest
  const name = `reserved/${app}/${version}.json`
  const own = contentOf(manifest)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await bucket.create(name, Buffer.from(own))) return
    const first = await bucket.get(name)
    if (first?.toString() === own) return
    if (first) throw differingRelease(app, version, 'the bucket')
    await sleep(pause)
  }
  throw new ReleaseError(
    'store_unreachable',
    `Cannot publish ${app} ${version}: the bucket neither creates nor has ${name}. Check that it supports conditional writes (If-None-Match), then try again.`,
  )
}

/** What two builds must have in common so that either of them may write the files. Another Node may compress differently. */
const contentOf = ({ contentHash, files }: Manifest) =>
  JSON.stringify({ contentHash, files: createHash('sha256').update(JSON.stringify(files)).digest('hex') })
