import { z } from 'zod'
import { readSettings, SettingsError } from '../../config/settings'
import { Bucket } from './bucket'
import { BucketReleases } from './bucket-releases'
import { bucketRevisions } from './bucket-revisions'
import { PgRevisions } from './pg-revisions'
import type { RevisionStore } from './registry-store'

/** Environment variables that say where releases and the registry are kept. The gateway and the commands read them. */
export const storeVariables = {
  RELEASES_BUCKET: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of an S3 bucket, with its name at the end, from which all gateways get releases and the registry. It needs atomic conditional writes',
    ),
  AWS_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('Key of the bucket'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of this key'),
  REGISTRY_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL in which the registry is kept, so that gateways are told of a change at once'),
}

const storeSettings = z.object(storeVariables)

/** A site whose releases several machines share. */
export type SharedSite = {
  /** Releases folder of this machine, with a copy of the registry. */
  dir: string
  revisions: RevisionStore
  /** Where releases are copied before they go live; without it, all machines share the releases folder. */
  releases?: BucketReleases
}

/**
 * Opens the store that the settings name; undefined if everything is in the releases folder.
 * @throws SettingsError when the key of the bucket is missing.
 */
export function openStore(dir: string, env: z.output<typeof storeSettings>): SharedSite | undefined {
  const bucket = openBucket(env)
  const revisions = env.REGISTRY_DATABASE_URL
    ? new PgRevisions(env.REGISTRY_DATABASE_URL)
    : bucket && bucketRevisions(bucket)
  if (!revisions) return undefined
  return { dir, revisions, ...(bucket ? { releases: new BucketReleases(dir, bucket) } : {}) }
}

function openBucket(env: z.output<typeof storeSettings>): Bucket | undefined {
  const {
    RELEASES_BUCKET: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  if (!endpoint) return undefined
  if (!accessKeyId || !secretAccessKey)
    throw new SettingsError(
      'Cannot use RELEASES_BUCKET: its key is missing. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  return new Bucket({ endpoint, accessKeyId, secretAccessKey, region: env.AWS_REGION })
}

/** Opens the store that the environment of this process names. @throws SettingsError */
export const storeOfProcess = (dir: string, env: NodeJS.ProcessEnv = process.env) =>
  openStore(dir, readSettings('the release command', storeSettings, env))
