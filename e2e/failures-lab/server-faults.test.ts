import { runFault } from './run-fault'
import { serverFaults } from './server-faults'

jest.setTimeout(60_000)

it.each(serverFaults)('keeps $name in its own section', async (fault) => {
  const row = await runFault(fault)
  expect(row).toMatchObject({ asked: 60, failed: 0 })
  // `npm run failures` allows 1 s, without other tests beside it.
  for (const time of [row.slowest, row.publication, row.recovery]) expect(time).toBeLessThan(3000)
  if (row.fellBack) expect(row.state).toBe('fallback')
  expect(row.texts).not.toContain('root:')
  if (fault.name.includes('environment')) expect(row.texts).toContain('<main>{}</main>')
  else expect(row.statuses).toEqual([200])
})
