import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '@virida/shared/platform/testing/until'
import { aRequest, startTestService } from '../testing/service'
import { useEnds } from '../testing/spool'

// The tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

const atEnd = useEnds()

describe('a repeated submit', () => {
  it('is the same enquiry: two at once, ten in a row, one after a restart', async () => {
    let service = await startTestService()
    atEnd(() => service.remove())
    const request = aRequest()
    const both = await Promise.all([service.post(request), service.post(request)])
    const repeated = []
    for (let n = 0; n < 10; n++) repeated.push(await service.post(request))
    await until(async () => (await service.outbox.stats()).count.waiting === 0)
    service = await service.restart()
    const after = await service.post(request)
    expect(new Set([...both, ...repeated, after].map(({ id }) => id)).size).toBe(1)
    expect(after.body).toMatchObject({ ok: true, duplicate: true })
    expect(
      (await readdir(join(service.dataDir, 'outgoing'))).filter((name) => name.endsWith('.eml')),
    ).toHaveLength(1)
  })

  it('with other content under the same key is another enquiry', async () => {
    const service = await startTestService()
    atEnd(() => service.remove())
    const key = { 'Idempotency-Key': '7f6a2f0e' }
    const [first, second] = [await service.post(aRequest(), key), await service.post(aRequest(), key)]
    expect(second.body).toEqual({ ok: true, id: second.id })
    expect(second.id).not.toBe(first.id)
  })

  it('with the same content under another key is another enquiry', async () => {
    const service = await startTestService()
    atEnd(() => service.remove())
    const request = aRequest()
    const first = await service.post(request, { 'Idempotency-Key': 'a' })
    const second = await service.post(request, { 'Idempotency-Key': 'b' })
    expect(second.id).not.toBe(first.id)
  })
})
