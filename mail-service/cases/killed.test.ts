import { chaos } from '../chaos/run'

// A few rounds of `npm run chaos`, so that every change meets them.
test.each([
  { store: 'spool', instances: 1 },
  { store: 'PostgreSQL', instances: 2 },
] as const)(
  'case 2: killed at random moments under load, $store loses nothing and repeats under one Message-ID',
  async (options) => {
    const result = await chaos({ ...options, rounds: 3, parallel: 10 }, () => undefined)
    expect(result).toMatchObject({ sent: 30, acknowledged: 30, lost: 0, otherMessageId: 0 })
  },
  180_000,
)
