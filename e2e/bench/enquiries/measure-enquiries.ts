import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { endpoint, headers } from '@virida/shared/platform/enquiry/api'
import { freePort } from '@virida/shared/platform/testing/free-port'
import { relayEnv, unlimitedRate } from '../../../mail-service/testing/env'
import { startPostgres } from '../../../mail-service/testing/postgres'
import { startProcess, type ServiceProcess } from '../../../mail-service/testing/process'
import { answersUnder } from '../wrk'
import { writeFigures } from '../write-figures'
import { writeSection } from '../write-section'
import { enquiriesReport, isWithinGoals, nothingMeasured, stores, type Store } from './enquiries-report'

const rounds = 5
const seconds = 3
const connections = 50

/** Requests of wrk: enquiries of the usual length, each with another key and another text, so that each is stored. */
const script = `
local count = 0
function request()
  count = count + 1
  local key = os.time() .. "-" .. count
  local body = '{"subject":"Dealer enquiry ' .. key .. '","body":"<p>' .. string.rep("Name: value<br>", 40) .. key .. '</p>"}'
  return wrk.format("POST", "${endpoint}", { ["Content-Type"] = "application/json", ["${headers.idempotencyKey}"] = key }, body)
end
`

/**
 * Measures how many enquiries the mail service accepts for each second with each store, beside a server that stores nothing. The
 * relay is away meanwhile, so all of them wait. Writes docs/performance.md and docs/performance.json.
 * @returns whether the goals are reached.
 */
export async function measureEnquiries(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'))
  const file = path.join(folder, 'enquiries.lua')
  writeFileSync(file, script)
  const postgres = await startPostgres()
  const services: ServiceProcess[] = []
  try {
    const env = {
      ...relayEnv(await freePort()),
      ...unlimitedRate,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
    }
    const start = async (own: Record<string, string>, program?: string) => {
      const service = await startProcess({ ...env, ...own }, program)
      services.push(service)
      return service.url
    }
    const urls: Record<Store, string> = {
      none: await start({}, path.join(import.meta.dirname, 'bare-server.ts')),
      spool: await start({ MAIL_DATA_DIR: path.join(folder, 'spool') }),
      PostgreSQL: await start({ MAIL_DATA_DIR: path.join(folder, 'pg'), DATABASE_URL: postgres.url }),
    }
    const measured = nothingMeasured()
    // Round 0 is not counted: the programs are still being compiled.
    for (let round = 0; round <= rounds; round++) {
      for (const store of stores) {
        const answers = await answersUnder(urls[store], { connections, seconds, script: file })
        if (round > 0) measured[store].push(answers)
      }
    }
    const machine = { node: process.version, cores: cpus().length, rounds, connections }
    const report = enquiriesReport(measured, machine)
    console.log(report)
    writeSection('Enquiries', report)
    writeFigures({ enquiries: { machine, ...measured } })
    return isWithinGoals(measured)
  } finally {
    for (const service of services) await service.kill()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
