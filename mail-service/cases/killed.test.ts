import { chaos } from '../chaos/run'

// A few rounds of `npm run chaos`.
it.each([
  { store: 'spool', instances: 1 },
  { store: 'PostgreSQL', instances: 2 },
] as const)(
  'loses nothing and keeps Message-IDs when it is killed at random moments under load, on $store',
  async (options) => {
    const result = await chaos({ ...options, rounds: 3, parallel: 10 }, () => undefined)
    expect(result).toMatchObject({ sent: 30, acknowledged: 30, lost: 0, otherMessageId: 0 })
  },
  180_000,
)
