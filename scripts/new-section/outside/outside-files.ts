import type { NewSection } from '../check-section'
import { pageNames } from '../page-names'
import { outsidePackage } from './outside-package'

/** The files of a repository around a section: texts by their paths. */
export function outsideFiles(section: NewSection): Record<string, string> {
  return {
    'package.json': JSON.stringify(outsidePackage(section)),
    'tsconfig.json': JSON.stringify({
      extends: '@virida/shared/tsconfig.base.json',
      files: [
        'node_modules/@virida/shared/site/css-modules.d.ts',
        'node_modules/@virida/shared/platform/testing/jest-axe.d.ts',
      ],
      include: ['src'],
    }),
    'jest.config.mjs': `
      import { jestConfig } from '@virida/shared/platform/testing/jest-config.mjs'

      export default jestConfig()
    `,
    '.gitignore': ['node_modules/', '.cache/', '/releases/', '.release-keys/', ''].join('\n'),
    'README.md': readme(section),
  }
}

const readme = ({ name, address }: NewSection) => `# ${name}

A section of the Virida website, which shows it at \`${address}\`. The package in \`packages/\` has the contract with the site, the build,
the release commands, the UI components and the design tokens.

\`\`\`sh
npm install
npm test                                               # types and tests
npm run build                                          # makes a release in releases/, with its manifest
export RELEASE_TOKEN=the-token-of-the-section          # the operator of the site has it
npm run preview -- --to https://www.example.com        # sends it and prints an address that shows it, without making it live
npm run release -- --to https://www.example.com        # sends it and makes it live
npm run rollback -- --to https://www.example.com       # makes the release before it live again
\`\`\`

- The page: \`src/pages/${pageNames(address).component}\`. Its texts are in \`content.ts\`. A further page is a further folder and a further row in \`src/routes.tsx\`.
- A release takes its version from \`package.json\`.
- A new package of the site: replace the file in \`packages/\`, correct its name in \`package.json\`, run \`npm install\` and \`npm test\`.
`
