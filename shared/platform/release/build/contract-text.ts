import path from 'node:path'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { sharedFolder } from '../../paths'

const contractFile = path.join(sharedFolder, 'platform/contract/index.ts')

/** The types of the contract between shell and section as text without comments. The build writes it into the manifest. */
export function contractText(): string {
  const source = ts.createSourceFile(
    'contract.ts',
    readFileSync(contractFile, 'utf8'),
    ts.ScriptTarget.ES2022,
  )
  return ts.createPrinter({ removeComments: true }).printFile(source)
}
