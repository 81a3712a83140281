import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSpreadsheet, SpreadsheetError } from './read-spreadsheet'

/*
 * npm run dealers:import -w mfe-locator -- FILE.csv [TARGET.json]
 * Turns a spreadsheet export into the dealers of the site. One bad row and nothing is written.
 */
const [source, target = path.join(import.meta.dirname, '../src/dealers/dealers.json')] = process.argv.slice(2)

try {
  if (!source) throw new SpreadsheetError('Name the file: npm run dealers:import -w mfe-locator -- FILE.csv')
  // npm runs this in the section's folder; the path is meant from where the command was typed.
  const file = path.resolve(process.env.INIT_CWD ?? '.', source)
  const { dealers, bad } = readSpreadsheet(readFileSync(file, 'utf8'))
  for (const { line, reasons } of bad) console.error(`line ${line}: ${reasons.join('; ')}`)
  if (bad.length > 0) throw new SpreadsheetError(`${bad.length} bad rows, nothing is written`)
  if (dealers.length === 0) throw new SpreadsheetError('The file holds no dealer, nothing is written')
  writeFileSync(`${target}.next`, `${JSON.stringify(dealers, null, 2)}\n`)
  renameSync(`${target}.next`, target)
  console.log(`${dealers.length} dealers are in ${path.relative(process.env.INIT_CWD ?? '.', target)}`)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  if (!(error instanceof SpreadsheetError) && code !== 'ENOENT') throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
