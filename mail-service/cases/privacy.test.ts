import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { relayEnv } from '../testing/env'
import { startTestService } from '../testing/service'
import { startSink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

// The tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

const planted = ['Annabel Privately', '951-555-0187', 'annabel.private@visitor.example']
const request = (n: number) => ({
  subject: `Contact Us - ${planted[0]} ${n}`,
  body: `<table><tr><th>Phone</th><td>${planted[1]}</td></tr><tr><th>E-mail</th><td>${planted[2]}</td></tr></table>`,
})
const token = 'a-token-of-more-than-24-characters'

async function textsBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return (
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
  ).join('')
}
const hits = (text: string) => planted.filter((value) => text.includes(value))

it('keeps personal data only in the mail and, until delivery, in the store', async () => {
  const sink = await startSink({ recipient: () => 550 })
  const service = await startTestService({ ...relayEnv(sink.port), ADMIN_TOKEN: token })
  try {
    const seen: string[] = []
    const look = async (path: string) =>
      seen.push(
        await (await fetch(service.url + path, { headers: { Authorization: `Bearer ${token}` } })).text(),
      )

    // A failed delivery, two refused requests, an enquiry with a sign of spam, and a repeated submit.
    const failed = await service.post(request(1))
    seen.push(JSON.stringify((await service.post({ ...request(2), [planted[2] ?? '']: planted[0] })).body))
    seen.push(JSON.stringify((await service.post(`{"subject": "${planted[0]}`)).body))
    await service.post(request(3), { 'X-Form-Trap': '1' })
    seen.push(JSON.stringify((await service.post(request(3))).body))
    await until(() => service.alarms.active().some(({ kind }) => kind === 'relay'))
    for (const path of ['/metrics', '/readyz', '/admin', '/admin/api/enquiries?state=waiting', '/nowhere'])
      await look(path)
    expect(hits(await textsBelow(join(service.dataDir, 'spool')))).toEqual(planted)

    // After delivery, no trace of the data is left.
    sink.behave({})
    await until(async () => (await service.outbox.stats()).count.waiting === 0)
    expect(sink.mails).toHaveLength(2)
    for (const path of ['/metrics', '/readyz', '/admin']) await look(path)
    expect(hits(await textsBelow(service.dataDir))).toEqual([])
    expect(hits(service.logged())).toEqual([])
    expect(hits(seen.join())).toEqual([])
    expect(await textsBelow(join(service.dataDir, 'spool', 'receipts'))).toContain(failed.id)
  } finally {
    await service.remove()
    await sink.close()
  }
})
