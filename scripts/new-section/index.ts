import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@virida/shared/platform/paths'
import { makeOutside, makeSection } from './new-section'
import { SectionError } from './section-error'

/*
 * `npm run new-section -- mfe-careers /careers` makes the folder of a section with one page at that address.
 * With `--outside ../careers`, it makes a repository of its own, for a team without a checkout of this one.
 */
try {
  const { name, address, outside } = readArguments()
  if (outside === undefined) await makeHere(name, address)
  else {
    await makeOutside({ name, address }, path.resolve(outside))
    console.log(`${name} is made in ${outside}. Its README.md has the commands of the team.`)
  }
} catch (error) {
  if (!(error instanceof SectionError)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
}

async function makeHere(name: string, address: string) {
  await makeSection({ name, address }, path.join(root, name))
  console.log(`${name} is made. Next:
  npm install: adds it to package-lock.json
  npm run dev -w ${name}: shows it inside the site
  npx jest ${name}: runs its tests
Add ${address} to the table of sections in README.md.`)
}

function readArguments() {
  const usage = (cause?: unknown) =>
    new SectionError(
      'arguments_wrong',
      'Cannot make a section: give its name and the address of its first page: npm run new-section -- mfe-careers /careers',
      { cause },
    )
  try {
    const { positionals, values } = parseArgs({
      options: { outside: { type: 'string' } },
      allowPositionals: true,
    })
    const [name, address] = positionals
    if (!name || !address || positionals.length > 2 || values.outside === '') throw usage()
    return { name, address, outside: values.outside }
  } catch (error) {
    throw error instanceof SectionError ? error : usage(error)
  }
}
