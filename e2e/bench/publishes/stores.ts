import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apps } from '@virida/shared/platform/paths'
import { Bucket } from '@virida/shared/platform/release/stores/bucket'
import { BucketReleases } from '@virida/shared/platform/release/stores/bucket-releases'
import { bucketRevisions } from '@virida/shared/platform/release/stores/bucket-revisions'
import type { SharedSite } from '@virida/shared/platform/release/stores/open-store'
import { PgRevisions } from '@virida/shared/platform/release/stores/pg-revisions'
import { folderStore, type RegistryStore } from '@virida/shared/platform/release/stores/registry-store'
import { repairShared } from '@virida/shared/platform/release/stores/repair-shared'
import { sharedStore } from '@virida/shared/platform/release/stores/shared-store'
import { startPostgres } from '../../../mail-service/testing/postgres'
import { startCeph } from '../../stores/ceph'

/** A store with the releases of a publisher's folder in it. */
export type BenchStore = {
  store: RegistryStore
  /** Settings of both gateways, and the releases folder of each. */
  env: Record<string, string>
  folders: [string, string]
  stop: () => Promise<void>
}

/** Opens each kind of store with the releases of a folder. */
export const stores: Record<string, (dir: string) => Promise<BenchStore>> = {
  folder: (dir) =>
    Promise.resolve({ store: folderStore(dir), env: {}, folders: [dir, dir], stop: () => Promise.resolve() }),
  async PostgreSQL(dir) {
    const postgres = await startPostgres()
    const site = { dir, revisions: new PgRevisions(postgres.url) }
    const env = { REGISTRY_DATABASE_URL: postgres.url }
    return { ...(await open(site)), env, folders: [dir, dir], stop: closing(site, postgres) }
  },
  async 'S3 bucket'(dir) {
    const ceph = await startCeph()
    const { endpoint, accessKeyId, secretAccessKey, region } = ceph.settings
    const bucket = new Bucket(ceph.settings)
    const site = { dir, revisions: bucketRevisions(bucket), releases: new BucketReleases(dir, bucket) }
    const env = {
      RELEASES_BUCKET: endpoint,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_REGION: region,
    }
    const folders: [string, string] = [ofGateway(dir), ofGateway(dir)]
    const close = closing(site, ceph)
    const stop = async () => {
      await close()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    }
    return { ...(await open(site)), env, folders, stop }
  },
}

/** The folder of a gateway that has the releases which are live before the measurement. */
function ofGateway(dir: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'virida-gateway-'))
  cpSync(dir, folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

async function open(site: SharedSite) {
  await repairShared(site, apps)
  return { store: sharedStore(site) }
}

const closing = (site: SharedSite, server: { stop: () => Promise<void> }) => async () => {
  await site.revisions.close()
  await server.stop()
}
