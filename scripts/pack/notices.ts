import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'

type Entry = { link?: boolean; dev?: boolean; devOptional?: boolean; version?: string; license?: string }

const introduction = `This site contains the following packages of other authors, in its programs, its browser files or node_modules.
Each is used under its own license, which is repeated below.
`

/** Makes the text with the licenses of all packages that programs and browser files may contain. */
export function thirdPartyNotices(folder = root): string {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const notices = Object.entries(packages)
    .filter(
      ([key, { link, dev, devOptional }]) => key.includes('node_modules/') && !link && !dev && !devOptional,
    )
    // Optional packages of other systems are not installed, so they are left out.
    .filter(([key]) => existsSync(path.join(folder, key)))
    .map(([key, { version, license }]) => {
      const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `${'='.repeat(80)}\n${name} ${version} (${license ?? 'see below'})\n\n${licenseText(path.join(folder, key))}`
    })
  return [introduction, ...[...new Set(notices)].sort()].join('\n')
}

/** The license files of a package. Some packages name only license and author, in package.json. */
function licenseText(folder: string): string {
  const texts = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
    .sort()
    .map((name) => `${readFileSync(path.join(folder, name), 'utf8').trim()}\n`)
  return texts.length > 0 ? texts.join('\n') : `Author: ${authorOf(folder)}\n`
}

function authorOf(folder: string): string {
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string }
  }
  return (typeof author === 'string' ? author : author?.name) ?? 'not named in the package'
}
