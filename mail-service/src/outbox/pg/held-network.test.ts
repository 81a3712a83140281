import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry, delivered } from '../../../testing/enquiries'
import { usePgOutbox } from '../../../testing/pg-outbox'

const { outbox } = usePgOutbox()

it('starts the enquiry of another network at once while 600 earlier ones of a network wait for deliveries that hang', async () => {
  const ofOne = Array.from({ length: 600 }, (_, n) => 0x70000 + 2 * (n % 128))
  await Promise.all(ofOne.map((client) => outbox().accept(anEnquiry({ client }))))
  await outbox().pool.query("update mail.turns set began = began - interval '2 days'")
  const started: (number | undefined)[] = []
  const ends: (() => void)[] = []
  const worker = await outbox().work(
    ({ client }) => {
      started.push(client)
      return new Promise((resolve) => ends.push(() => resolve(delivered)))
    },
    { concurrency: 3, onFault: () => undefined },
  )
  try {
    await until(() => started.length === 2)
    await outbox().accept(anEnquiry({ client: 0x90001 }))
    await until(() => started.includes(0x90001), 8000)
    expect(started).toHaveLength(3)
  } finally {
    ends.forEach((end) => end())
    await worker.stop()
  }
}, 60_000)
