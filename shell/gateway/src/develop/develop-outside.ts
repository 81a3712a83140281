import path from 'node:path'
import { parseArgs } from 'node:util'
import { developAgainst, developmentDir } from '@virida/shared/platform/dev/develop'
import { apps, appOfFolder, isAppName, root } from '@virida/shared/platform/paths'
import { startPrograms } from '../start-programs'

/*
 * `npm run dev -- --against https://www.example.com` in the repository of a section: runs a gateway on this machine that
 * shows the section from its sources among the live releases of that site, as `npm run dev -w mfe-tools -- --against`
 * does in a checkout of the site. RELEASE_TOKEN has the token of the section. There is no mail service: forms say that
 * sending failed.
 */
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
const app = appOfFolder(process.cwd())
if (!against) {
  console.error(
    'Cannot run dev: name the site whose shell and sections surround this one: npm run dev -- --against https://www.example.com',
  )
  process.exitCode = 2
} else if (!isAppName(app)) {
  console.error(`Cannot run dev in ${app}: run it in the folder of a section, one of ${apps.join(', ')}.`)
  process.exitCode = 2
} else {
  const dir = developmentDir(against)
  const gateway = { file: path.join(import.meta.dirname, '../index.ts'), execArgv: ['--import', 'tsx'] }
  await startPrograms({ programs: { gateway }, cwd: root, prepare: () => developAgainst(app, dir, against) })
}
