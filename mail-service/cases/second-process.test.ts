import { endpoint } from '@virida/shared/platform/enquiry/api'
import { until } from '@virida/shared/platform/testing/until'
import { relayEnv } from '../testing/env'
import { startPostgres } from '../testing/postgres'
import { startProcess } from '../testing/process'
import { aRequest } from '../testing/service'
import { startSink } from '../testing/smtp-sink'
import { useSpool } from '../testing/spool'

const { folder, atEnd } = useSpool()

describe('a second process', () => {
  it('does not start on the same spool and says why', async () => {
    const env = { MAIL_DATA_DIR: folder() }
    const first = await startProcess(env)
    await expect(startProcess(env)).rejects.toThrow('another process owns it')
    await first.kill()
    const third = await startProcess(env)
    expect(await third.stop()).toBe(0)
  }, 30_000)

  it('on the same PostgreSQL finishes what a killed process had started', async () => {
    const postgres = await startPostgres()
    atEnd(() => postgres.stop())
    const sink = await startSink({ dataDelay: 60_000 })
    atEnd(() => sink.close())
    const env = { ...relayEnv(sink.port), DATABASE_URL: postgres.url, MAIL_DATA_DIR: folder() }
    const first = await startProcess(env)
    const body = JSON.stringify(aRequest())
    const headers = { 'Content-Type': 'application/json' }
    expect((await fetch(first.url + endpoint, { method: 'POST', headers, body })).status).toBe(200)
    await until(() => sink.mails.length === 1)
    const second = await startProcess(env)
    const repeated = await fetch(second.url + endpoint, { method: 'POST', headers, body })
    expect(await repeated.json()).toMatchObject({ ok: true, duplicate: true })
    sink.behave({})
    await first.kill()
    await until(() => sink.mails.length === 2)
    const [sent, sentAgain] = await sink.parsed()
    expect(sentAgain?.messageId).toBe(sent?.messageId)
    expect(await second.stop()).toBe(0)
  }, 60_000)
})
