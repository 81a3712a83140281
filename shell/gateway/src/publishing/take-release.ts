import type { Pace } from '@virida/shared/platform/http/pace'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { startCanary } from '@virida/shared/platform/release/canary'
import { preview } from '@virida/shared/platform/release/preview'
import { publish } from '@virida/shared/platform/release/registry/registry'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { canaryText, liveText, previewText } from '@virida/shared/platform/release/release-texts'
import { uploadLimits, uploadSchema, type Upload } from '@virida/shared/platform/release/remote/upload'
import type { ReviseOptions } from '@virida/shared/platform/release/revise'
import { removeAll } from './added-files'
import { BodyReader } from './body-reader'
import { changeBy, type ChangedSite } from './change-by'
import type { FreeSpace } from './free-space'
import { paused } from './paused'
import { checkOffer, receiveRelease } from './receive-release'
import { parseRequest } from './refusals'

type TakingSite = ChangedSite & {
  /** Space for the files of releases. */
  space: FreeSpace
  /** How slowly a publisher may send a release. */
  pace?: Pace | undefined
  log: FaultLog
}

/**
 * Receives a release, and makes it live or shows it as a preview or a canary. What a refused release has added is deleted.
 * @param onReceived Called when the whole request is read.
 * @returns what the publisher reads.
 * @throws ReleaseError
 */
export async function takeRelease(
  site: TakingSite,
  app: string,
  request: Request,
  onReceived: () => void,
): Promise<string[]> {
  const { dir, store, pinned, space, pace, log } = site
  const body = new BodyReader((request.body ?? []) as AsyncIterable<Uint8Array>, pace)
  const line = await body.line(uploadLimits.head)
  const registry = await store.newest()
  const { upload, offered } = await paused(async () => {
    const upload = parseRequest(uploadSchema, line)
    return { upload, offered: await checkOffer(dir, app, upload, registry, pinned) }
  })
  const added = await receiveRelease(dir, offered, upload, body, space)
  onReceived()
  const { version } = offered.manifest
  const { lines, gated } = changeBy(site, app, upload.who)
  // The signature was made over the manifest that is stored now.
  const { signature } = upload
  const changes = { ...gated, ...(signature ? { signer: signerOf(app, signature) } : {}) }
  try {
    // The gate adds its notes meanwhile.
    const shown = await show(dir, upload, { app, version }, changes)
    return [...lines, shown]
  } catch (error) {
    // Refused releases must not fill the disk that all teams share.
    try {
      if (!namesRelease(await store.newest(), app, version)) await removeAll(dir, added)
    } catch (fault) {
      log.report('The files of a refused release cannot be deleted', { error: fault })
    }
    throw error
  }
}

/** @returns what the publisher reads. */
async function show(
  dir: string,
  { action, percent = 0 }: Upload,
  { app, version }: { app: string; version: string },
  changes: ReviseOptions,
): Promise<string> {
  if (action === 'preview') return previewText(await preview(dir, app, version, changes))
  if (action === 'canary') return canaryText(await startCanary(dir, app, version, percent, changes))
  return liveText(app, await publish(dir, app, version, changes))
}

/** Whether a release is in use: live, earlier, taken back, a preview or a canary. */
function namesRelease({ apps, previews, canaries }: Registry, app: string, version: string): boolean {
  const { active, earlier = [], takenBack = [] } = apps[app] ?? {}
  const shown = [...previews, ...canaries].filter((entry) => entry.app === app)
  return [active, ...earlier, ...takenBack, ...shown.map((entry) => entry.version)].includes(version)
}

const signerOf =
  (app: string, signature: NonNullable<Upload['signature']>): NonNullable<ReviseOptions['signer']> =>
  (name, statement) =>
    name === app && statement.startsWith('virida release\n') ? signature : undefined
