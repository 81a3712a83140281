/*
 * Fails when a file that the technical resources list is missing, empty, too large or not valid:
 *   npm run resources:check -w mfe-tools
 * Every file is read back by a reader of its own kind; PDFs by pdfjs, as a browser does it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listed } from '../../src/resources/files'
import { resources } from '../../src/resources/resources'
import { problemsIn } from './validate'

const app = path.resolve(import.meta.dirname, '../..')
const folder = path.join(app, 'public', 'technical_resources')

const wanted = resources.flatMap(listed)
const there = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))

const problems: string[] = there
  .filter((file) => !wanted.some((one) => one.file === file))
  .map((file) => `${file}: no resource lists it`)

for (const { file, bytes } of wanted) {
  if (!there.includes(file)) {
    problems.push(`${file}: it is missing`)
    continue
  }
  const content = readFileSync(path.join(folder, file))
  if (content.length !== bytes)
    problems.push(`${file}: it has ${content.length} bytes, the page says ${bytes}`)
  for (const problem of await problemsIn(file, content)) problems.push(`${file}: ${problem}`)
}

if (problems.length > 0) {
  console.error(
    `Technical resources:\n  ${problems.join('\n  ')}\nBuild them: npm run resources:build -w mfe-tools`,
  )
  process.exitCode = 1
} else {
  console.log(`${wanted.length} files of ${resources.length} technical resources are valid`)
}
