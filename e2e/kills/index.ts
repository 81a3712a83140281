import path from 'node:path'
import { parseArgs } from 'node:util'
import { ports } from '@virida/shared/platform/config/ports'
import { releasesDir } from '@virida/shared/platform/paths'
import { unpackSite } from '../fixtures/packed-site'
import { startSite, statusOf, type ProgramName } from '../fixtures/started-site'
import { longestOutage, outageAfter, type Blow } from './outage'

/*
 * `npm run kills -- 20 5`: kills each program 20 times with SIGKILL, and freezes each one 5 times with SIGSTOP. Prints
 * how long the program did not answer. Fails when a killed program needs more than 3 s, a frozen one more than 10 s,
 * or when the other program is disturbed. With `--packed`, they are the programs of a packed site.
 */
const {
  values: { packed: isPacked },
  positionals,
} = parseArgs({ allowPositionals: true, options: { packed: { type: 'boolean', default: false } } })
const [kills = 20, hangs = 5] = positionals.map(Number)
const port = ports.e2e + 300
const packed = isPacked ? await unpackSite(releasesDir()) : undefined
const site = await startSite({
  port,
  releases: packed ? path.join(packed.folder, 'releases') : releasesDir(),
  ...(packed ? { cwd: packed.folder, command: packed.command, env: packed.env } : {}),
}).catch((error: unknown) => {
  packed?.remove()
  throw error
})
const addresses = { gateway: `${site.origin}/`, 'mail-service': `http://127.0.0.1:${port + 1}/readyz` }
const other = { gateway: 'mail-service', 'mail-service': 'gateway' } as const
const rows: string[] = []
let failures = 0

try {
  for (const name of ['gateway', 'mail-service'] as const) {
    await measure(name, 'SIGKILL', kills)
    await measure(name, 'SIGSTOP', hangs)
  }
} finally {
  await site.stop()
  packed?.remove()
}
console.log('| program | signal | times | median | longest | over the limit | other program disturbed |')
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const row of rows) console.log(row)
process.exitCode = failures === 0 ? 0 : 1

async function measure(name: ProgramName, signal: Blow, times: number) {
  const outages: number[] = []
  let disturbed = 0
  for (let round = 0; round < times; round++) {
    const bystander = site.pidOf(other[name])
    outages.push(await outageAfter(signal, site, name, addresses[name]))
    if (site.pidOf(other[name]) !== bystander || (await statusOf(addresses[other[name]])) !== 200) disturbed++
  }
  const sorted = outages.toSorted((a, b) => a - b)
  const late = outages.filter((ms) => ms > longestOutage[signal]).length
  failures += late + disturbed
  const median = sorted[Math.floor(sorted.length / 2)]
  rows.push(
    `| ${name} | ${signal} | ${times} | ${median} ms | ${sorted.at(-1)} ms | ${late} | ${disturbed} |`,
  )
}
