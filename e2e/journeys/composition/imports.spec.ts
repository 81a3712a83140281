import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ESLint } from 'eslint'
import { root } from '@virida/shared/platform/paths'

const linter = new ESLint({
  cwd: root,
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false, project: null } } }],
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
})

/** The import errors that ESLint would report for an import in this existing file. */
async function importErrors(file: string, from: string) {
  const [result] = await linter.lintText(`import { x } from '${from}'\nx()\n`, {
    filePath: path.join(root, file),
  })
  return result?.messages.filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths') ?? []
}

const forbidden = [
  ['a section from another section', 'mfe-browse/src/routes.tsx', '../../mfe-support/src/routes'],
  ['a section from the shell', 'mfe-browse/src/routes.tsx', '../../shell/src/start-site'],
  ['the shell from a section', 'shell/src/start-site.tsx', '../../mfe-browse/src/routes'],
  ['shared from an app', 'shared/site/brand.ts', '../../shell/src/start-site'],
  ['the outbox from the HTTP code', 'mail-service/src/outbox/outbox.ts', '../http/budget'],
  ['the PDF library from the shell', 'shell/src/start-site.tsx', '@virida/shared/site/paper/paper'],
  ['the PDF library from the UI kit', 'shared/site/ui/Button/Button.tsx', '@virida/shared/site/paper/paper'],
  ['the mail service from the UI kit', 'mail-service/src/index.ts', '@virida/shared/site/ui/Button'],
] as const

for (const [what, file, from] of forbidden) {
  test(`${what} cannot import`, async () => {
    expect(await importErrors(file, from)).toHaveLength(1)
  })
}

const allowed = [
  ['a section from shared', 'mfe-browse/src/routes.tsx', '@virida/shared/site/ui/Button'],
  [
    'the mail service from the enquiry contract',
    'mail-service/src/index.ts',
    '@virida/shared/platform/enquiry/api',
  ],
  ['the mail service from the brand record', 'mail-service/src/index.ts', '@virida/shared/site/brand'],
  [
    'a page from the PDF library',
    'mfe-browse/src/pages/SeriesPage/design/files/design-pdf.ts',
    '@virida/shared/site/paper/paper',
  ],
  ['a journey from the gateway', 'e2e/fixtures/own-site.ts', '../../shell/gateway/src/app'],
] as const

for (const [what, file, from] of allowed) {
  test(`${what} may import`, async () => {
    expect(await importErrors(file, from)).toEqual([])
  })
}
