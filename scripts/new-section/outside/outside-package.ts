import { root } from '@virida/shared/platform/paths'
import { packageFile, type PackedName } from '../../make-packages'
import type { NewSection } from '../check-section'
import { readPackage, sectionPackage } from '../section-package'

/** Folder of the packed packages in the repository of a section. */
export const packagesFolder = 'packages'

/** How the scripts of this checkout start the release commands, and how an installed package does. */
const here = 'node --import tsx ../shared/platform/release/cli.ts '
const installed = 'virida '

const packedFile = (name: PackedName) => `file:${packagesFolder}/${packageFile(name)}`

/** What tests and the type check need. */
const tools = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'jest',
  'jest-axe',
  'jest-environment-jsdom',
  'typescript',
]

/** The package.json of a section in a repository of its own. Its packages have the versions of this checkout. */
export function outsidePackage(section: NewSection) {
  const own = sectionPackage(section)
  const { engines, devDependencies = {} } = readPackage(root)
  const { react = '' } = own.dependencies
  const commands = Object.entries(own.scripts)
    .filter(([, command]) => command.startsWith(here))
    .map(([name, command]) => [name, command.replace(here, installed)] as const)
  return {
    ...own,
    engines,
    scripts: {
      ...Object.fromEntries(commands),
      dev: 'virida-dev',
      releases: 'virida',
      test: 'tsc -p . && jest',
    },
    dependencies: {
      ...own.dependencies,
      '@virida/shared': packedFile('shared'),
      'react-dom': react,
    },
    devDependencies: {
      ...own.devDependencies,
      '@virida/gateway': packedFile('gateway'),
      ...Object.fromEntries(tools.map((name) => [name, devDependencies[name] ?? ''])),
    },
  }
}
