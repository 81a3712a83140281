import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ESLint } from 'eslint'
import { root } from '@virida/shared/build/paths'

const linter = new ESLint({
  cwd: root,
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false, project: null } } }],
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
})

/** Complaints about an import in a file that exists, as if it stood there. */
async function complaints(file: string, from: string) {
  const [result] = await linter.lintText(`import { x } from '${from}'\nx()\n`, {
    filePath: path.join(root, file),
  })
  return result?.messages.filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths') ?? []
}

const refused = [
  ['a section from another section', 'mfe-browse/src/routes.tsx', '../../mfe-support/src/routes'],
  ['a section from the shell', 'mfe-browse/src/routes.tsx', '../../shell/src/start-site'],
  ['the shell from a section', 'shell/src/start-site.tsx', '../../mfe-browse/src/routes'],
  ['shared from an app', 'shared/brand/brand.ts', '../../shell/src/start-site'],
  ['the mail service from the UI kit', 'mail-service/src/index.ts', '@virida/shared/ui/Button'],
] as const

for (const [what, file, from] of refused) {
  test(`${what} cannot import`, async () => {
    expect(await complaints(file, from)).toHaveLength(1)
  })
}

const allowed = [
  ['a section from shared', 'mfe-browse/src/routes.tsx', '@virida/shared/ui/Button'],
  ['the mail service from the enquiry contract', 'mail-service/src/index.ts', '@virida/shared/enquiry'],
  ['a journey from the gateway', 'e2e/fixtures/own-site.ts', '../../shell/gateway/app'],
] as const

for (const [what, file, from] of allowed) {
  test(`${what} may import`, async () => {
    expect(await complaints(file, from)).toEqual([])
  })
}
