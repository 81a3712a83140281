import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, sections } from '@virida/shared/platform/paths'
import type { NewSection } from './check-section'
import { pageNames } from './page-names'

type Entries = Record<string, string>
type Parts = 'engines' | 'scripts' | 'dependencies' | 'devDependencies'
export type SectionPackage = Partial<Record<Parts, Entries>>

/** Reads a package.json. */
export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as SectionPackage

/** The package.json of each section of this checkout. */
const packages = () => sections.map((app) => readPackage(folderOf(app)))

/** The entries that all packages have. */
function common(part: Parts, all: readonly SectionPackage[]): Entries {
  const [first = {}, ...others] = all.map((one) => one[part] ?? {})
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  )
}

/** The package.json of a new section in this checkout: the scripts and the packages that all sections of this checkout have. */
export function sectionPackage({ name, address }: NewSection) {
  const all = packages()
  return {
    name: `@virida/${name}`,
    version: '1.0.0',
    private: true,
    description: `Section: ${pageNames(address).title.toLowerCase()}`,
    type: 'module',
    scripts: common('scripts', all),
    dependencies: common('dependencies', all),
    devDependencies: common('devDependencies', all),
  }
}
