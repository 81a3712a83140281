import { until } from '@virida/shared/platform/testing/until'
import { SpoolOutbox } from '../src/outbox/spool/spool-outbox'
import { anEnquiry, delivered } from '../testing/enquiries'
import { useSpool } from '../testing/spool'

const { folder, atEnd, openSpool } = useSpool()

describe('a change of the system time', () => {
  const day = 24 * 3600_000
  afterEach(() => jest.restoreAllMocks())

  it.each([day, -day])('by %d ms does not move a retry', async (jump) => {
    const outbox = await openSpool()
    const tries: number[] = []
    await outbox.accept(anEnquiry())
    await outbox.work(
      () => {
        tries.push(performance.now())
        return Promise.resolve(
          tries.length > 1 ? delivered : { kind: 'retry', after: 400, error: 'DATA 451', done: [] },
        )
      },
      { concurrency: 1, onFault: () => undefined },
    )
    await until(() => tries.length === 1)
    const now = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => now + jump)
    await until(() => tries.length === 2)
    const waited = (tries[1] ?? 0) - (tries[0] ?? 0)
    expect(waited).toBeGreaterThan(390)
    expect(waited).toBeLessThan(1500)
  })

  it.each([
    ['by a day before a restart delays nothing longer than the longest delay', 0, day, 500],
    ['back by an hour before a restart delays nothing longer than its own delay', day / 24, 500, day],
  ])('%s', async (_, ahead, after, longestDelay) => {
    const first = await SpoolOutbox.open({ folder: folder(), diskFloor: 0, longestDelay })
    const now = Date.now
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
    await first.accept(anEnquiry())
    const worker = await first.work(
      () => Promise.resolve({ kind: 'retry', after, error: 'DATA 451', done: [] }),
      {
        concurrency: 1,
        onFault: () => undefined,
      },
    )
    await until(async () => (await first.list('waiting', { limit: 1, offset: 0 })).entries[0]?.attempts === 1)
    await worker.stop()
    await first.close()
    jest.restoreAllMocks()
    const again = await SpoolOutbox.open({ folder: folder(), diskFloor: 0, longestDelay })
    atEnd(() => again.close())
    let seen = 0
    await again.work(() => Promise.resolve(delivered).finally(() => seen++), {
      concurrency: 1,
      onFault: () => undefined,
    })
    await until(() => seen === 1, 3000)
  })
})
