import type { Bucket } from '@virida/shared/platform/release/stores/bucket'
import { BucketReleases } from '@virida/shared/platform/release/stores/bucket-releases'
import { bucketRevisions } from '@virida/shared/platform/release/stores/bucket-revisions'

/** A machine whose releases are shared by a bucket. */
export const bucketSite = (dir: string, bucket: Bucket) => ({
  dir,
  revisions: bucketRevisions(bucket),
  releases: new BucketReleases(dir, bucket),
})
