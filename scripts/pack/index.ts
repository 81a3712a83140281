import { statSync } from 'node:fs'
import path from 'node:path'
import { releasesDir, root } from '@virida/shared/platform/paths'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { makeReleases } from '../make-releases'
import { pack } from './archive'
import { PackError } from './pack-error'

/*
 * `npm run pack -- [FOLDER]`: packs the live releases into one archive in `dist` or FOLDER. Apps that have nothing live
 * are built and published first.
 */
process.env.NODE_ENV = 'production'
const outDir = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
try {
  await makeReleases(releasesDir(), { replaceLive: false })
  const archive = await pack(releasesDir(), outDir)
  console.log(`packed ${archive}, ${(statSync(archive).size / 1e6).toFixed(1)} MB`)
} catch (error) {
  if (!(error instanceof PackError || error instanceof ReleaseError)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
}
