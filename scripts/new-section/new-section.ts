import path from 'node:path'
import { apps } from '@virida/shared/platform/paths'
import { makePackages } from '../make-packages'
import { checkSection, type NewSection } from './check-section'
import { ownedPatterns } from './owned-patterns'
import { sectionFiles } from './section-files'
import { outsideFiles } from './outside/outside-files'
import { packagesFolder } from './outside/outside-package'
import { sectionPackage } from './section-package'
import { writeFolder } from './write-folder'

/**
 * Makes a section with one page, in the form that the sections of this checkout have.
 * @param folder Its new folder.
 * @throws SectionError; nothing is written then.
 */
export async function makeSection(section: NewSection, folder: string): Promise<void> {
  checkSection(section, apps, await ownedPatterns())
  writeFolder(folder, {
    'package.json': JSON.stringify(sectionPackage(section)),
    ...sectionFiles(section),
  })
}

/**
 * Makes a repository with such a section, for a team without a checkout of the site. It contains the package that the
 * section needs.
 * @param folder Its new folder.
 * @throws SectionError; nothing is written then.
 */
export async function makeOutside(section: NewSection, folder: string): Promise<void> {
  checkSection(section, apps, await ownedPatterns())
  const files = { ...outsideFiles(section), ...sectionFiles(section) }
  writeFolder(folder, files, (made) => makePackages(path.join(made, packagesFolder)))
}
