import { runFault } from './run-fault'
import { serverFaults } from './server-faults'

jest.setTimeout(60_000)

it.each(serverFaults)('keeps $name in its own section', async (fault) => {
  const row = await runFault(fault)
  expect(row).toMatchObject({ asked: 60, failed: 0 })
  expect(row.recovery).toBeLessThan(1000)
  expect(row.texts).not.toContain('root:')
  if (fault.name.includes('environment')) expect(row.texts).toContain('<main>{}</main>')
  else expect(row.statuses).toEqual([200])
})
