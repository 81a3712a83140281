import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestService } from '../testing/service'
import { startSink } from '../testing/smtp-sink'
import { until } from '../testing/until'

// Whole services, processes and databases start in here, on whatever machine this is.
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
const hits = (text: string) => planted.filter((one) => text.includes(one))

test('case 25: personal data is in the store and the mail alone, and in the store only until delivery', async () => {
  const sink = await startSink({ recipient: () => 550 })
  const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(sink.port) }
  const service = await startTestService({ ...smtp, ADMIN_TOKEN: token })
  try {
    const seen: string[] = []
    const look = async (path: string) =>
      seen.push(
        await (await fetch(service.url + path, { headers: { Authorization: `Bearer ${token}` } })).text(),
      )

    // A failure, a refusal, a spam hit and a repetition.
    const failed = await service.post(request(1))
    seen.push(JSON.stringify((await service.post({ ...request(2), [planted[2] ?? '']: planted[0] })).body))
    seen.push(JSON.stringify((await service.post(`{"subject": "${planted[0]}`)).body))
    const trapped = await service.post(request(3), { 'X-Form-Trap': '1' })
    seen.push(JSON.stringify((await service.post(request(3))).body))
    await until(async () => (await service.outbox.stats()).count.dead === 1)
    for (const path of ['/metrics', '/readyz', '/admin', '/admin/api/enquiries?state=dead', '/nowhere'])
      await look(path)
    expect(hits(await textsBelow(join(service.dataDir, 'spool')))).toEqual(planted)

    // Success.
    sink.behave({})
    await service.outbox.requeue(failed.id)
    await service.outbox.requeue(trapped.id)
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
