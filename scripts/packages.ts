import path from 'node:path'
import { parseArgs } from 'node:util'
import { makePackages } from './make-packages'

/* `npm run packages -- --to FOLDER` packs what a section in a repository of its own needs. */
const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: false })
if (typeof values.to === 'string' && values.to)
  for (const file of makePackages(path.resolve(values.to))) console.log(`packed ${file}`)
else {
  console.error('Cannot pack: name the folder of the files: npm run packages -- --to ../careers/packages')
  process.exitCode = 1
}
