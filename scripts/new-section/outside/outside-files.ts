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

A section of the Virida website, which shows it at \`${address}\`. The packages in \`packages/\` have the contract with the site, the build,
the release commands, the UI components and the design tokens, and the server that shows the page while you work on it.

\`\`\`sh
npm install
npm test                                               # types and tests
export RELEASE_TOKEN=the-token-of-the-section          # the operator of the site has it
npm run dev -- --against https://www.example.com       # http://localhost:3000${address}, inside that site; an edit is seen after a moment
npm run build                                          # makes a release in releases/, with its manifest
npm run preview -- --to https://www.example.com        # sends it and prints an address that shows it, without making it live
npm run release -- --to https://www.example.com        # sends it and makes it live
npm run rollback -- --to https://www.example.com       # makes the release before it live again
\`\`\`

- The page: \`src/pages/${pageNames(address).component}\`. Its texts are in \`content.ts\`. A further page is a further folder and a further row in \`src/routes.tsx\`.
- A release takes its version from \`package.json\`.
- New packages of the site: replace the files in \`packages/\`, correct their names in \`package.json\`, run \`npm install\` and \`npm test\`.
`
