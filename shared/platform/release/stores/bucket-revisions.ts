import { ReleaseError } from '../errors'
import { parseRegistry, registryText } from '../registry/registry-text'
import type { Bucket } from './bucket'
import type { RevisionStore } from './registry-store'

const folder = 'registry/'
const announcement = 'next.json'
const highest = 999_999_999

/** Names count down, because a bucket lists names in ascending order and only its first page is read. */
const nameOf = (revision: number) => `${folder}${String(highest - revision).padStart(9, '0')}.json`

/** Keeps the revisions as objects of a bucket, each created with a conditional write. */
export function bucketRevisions(bucket: Bucket): RevisionStore {
  const newestNumber = async () => {
    // The console of a bucket can add an object with the name of the folder, which comes first.
    const name = (await bucket.list(folder, 2)).find((key) => key !== folder)
    return name === undefined ? undefined : highest - Number.parseInt(name.slice(folder.length), 10)
  }
  const find = async (revision: number) => {
    const bytes = await bucket.get(nameOf(revision))
    return bytes && parseRegistry(bytes.toString(), `${nameOf(revision)} in the bucket`)
  }
  return {
    newestNumber,
    find,
    async read(revision) {
      const registry = await find(revision)
      if (!registry)
        throw new ReleaseError(
          'registry_invalid',
          (commands) =>
            `Cannot read the registry: the bucket has no revision ${revision}. Run \`${commands.site('repair')}\`.`,
        )
      return registry
    },
    async create(registry) {
      if (((await newestNumber()) ?? -1) >= registry.revision) return false
      return bucket.create(nameOf(registry.revision), Buffer.from(registryText(registry)))
    },
    announce: (next) => bucket.put(announcement, Buffer.from(registryText(next))),
    async announced() {
      const bytes = await bucket.get(announcement)
      return bytes && parseRegistry(bytes.toString(), `${announcement} in the bucket`)
    },
    close: () => Promise.resolve(),
  }
}
