import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { configurationError } from '@virida/shared/platform/process/program'
import type { Program, ProgramName } from '@virida/shared/platform/process/run-site'
import { startPrograms } from '../../shell/gateway/src/start-programs'

/*
 * Start of a packed site, `node programs/site/index.mjs [gateway | mail-service]`: runs both programs, or the named
 * one, under their supervisor until a stop signal.
 */
process.env.NODE_ENV ??= 'production'
const program = (name: ProgramName): Program => ({ file: path.join(root, 'programs', name, 'index.mjs') })
const all = { gateway: program('gateway'), 'mail-service': program('mail-service') }

const [name] = process.argv.slice(2)
if (name === undefined) await startPrograms({ programs: all, cwd: root })
else if (name === 'gateway' || name === 'mail-service')
  await startPrograms({ programs: { [name]: all[name] }, cwd: root })
else {
  console.error(`Cannot start ${name}: there is no such program. Name one of ${Object.keys(all).join(', ')}.`)
  process.exitCode = configurationError
}
