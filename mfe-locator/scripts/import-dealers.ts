import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSpreadsheet, SpreadsheetError } from './read-spreadsheet'

/*
 * npm run dealers:import -w mfe-locator -- FILE.csv [TARGET.json]
 * Replaces the dealers of the site with the dealers in a CSV file. If any row is bad, it writes nothing.
 */
const [source, target = path.join(import.meta.dirname, '../src/dealers/dealers.json')] = process.argv.slice(2)

try {
  if (!source)
    throw new SpreadsheetError(
      'Cannot import dealers: no file was given. Run npm run dealers:import -w mfe-locator -- FILE.csv',
    )
  // npm runs scripts in the section's folder, but the path is relative to the folder where npm was started.
  const file = path.resolve(process.env.INIT_CWD ?? '.', source)
  const { dealers, bad } = readSpreadsheet(readFileSync(file, 'utf8'))
  for (const { line, reasons } of bad) console.error(`line ${line}: ${reasons.join('; ')}`)
  if (bad.length > 0)
    throw new SpreadsheetError(
      `Cannot import dealers: ${bad.length} bad ${bad.length === 1 ? 'row' : 'rows'}. Correct the lines above; nothing was written.`,
    )
  if (dealers.length === 0)
    throw new SpreadsheetError('Cannot import dealers: the file has none. Nothing was written.')
  writeFileSync(`${target}.next`, `${JSON.stringify(dealers, null, 2)}\n`)
  renameSync(`${target}.next`, target)
  console.log(`Wrote ${dealers.length} dealers to ${path.relative(process.env.INIT_CWD ?? '.', target)}`)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  if (!(error instanceof SpreadsheetError) && code !== 'ENOENT') throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
