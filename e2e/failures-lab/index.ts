import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { runBrokenReleases } from './broken-releases'
import { runBrowserFaults } from './run-browser-faults'
import { runMistakes } from './run-mistakes'
import { isContained, runFault, type FaultRow } from './run-fault'
import { serverFaults } from './server-faults'

/*
 * `npm run failures`: publishes a section with each fault in its server code, asks for the pages of all other sections in
 * turn, ten a second, and rolls back. Then it breaks the files of a section in a browser, publishes each kind of broken
 * release, and makes the mistakes of teams. It writes docs/failures.md and takes about six minutes.
 */
const line = ({ fault, asked, failed, slowest, statuses, state, publication, recovery }: FaultRow) =>
  `| ${fault} | ${failed} of ${asked} | ${slowest} ms | ${statuses.join(', ')} | ${state} | ${publication} ms | ${recovery} ms |`
const rows: FaultRow[] = []
for (const fault of serverFaults) {
  const row = await runFault(fault)
  console.log(line(row))
  rows.push(row)
}
const browser = await runBrowserFaults()
const releases = await runBrokenReleases()
const mistakes = await runMistakes()
const report = `# Failures

Written by \`npm run failures\`. The server code of one section has a fault, while the pages of all other sections are asked for in turn, ten in a second.
Then another section is published, and at last the section is rolled back. "Health" is what \`/healthz/composition\` says about the section:
\`fallback\` if visitors read an earlier release.

| Fault | Pages of others that failed | Slowest of them | Status of the section's page | Health | Page of another section after its publication | Page after a rollback |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}

## In the browser

The live release of the section \`mfe-support\` has the fault, and the release before it has none. Chromium loads its page
\`/support\` in a new document, or navigates to it from the home page. The table says which release the
visitor reads in the end: its "own release" is the one with the fault. No changed file ran, and React found no difference to the HTML of the server.

${browser.table}

## Releases that are not published

Each is published on a small site and refused. The time includes that of writing the release; a page that hangs or does not finish costs 3 s or more.

${releases.table}

## Mistakes with the registry

What a cached page of another section costs beside a release that cannot be run, and on a site with 204 sections, is measured by
\`npm run bench -- scale\`, because it needs programs of its own: see "Number of sections" in [performance.md](performance.md).

${mistakes.table}
`
writeFileSync(path.join(root, 'docs', 'failures.md'), report)
console.log(report)
if (!releases.isComplete || !browser.isComplete || !mistakes.isComplete || !rows.every(isContained))
  process.exitCode = 1
