import { RelayHealth } from './relay-health'
import type { RelayState } from './relay-pause'

it('tells again that attempts of many clients fail, after a fault that another process has found is over', () => {
  const states: RelayState[] = []
  const health = new RelayHealth([50], (state) => states.push(state))
  // Even numbers are those of different IPv4 addresses.
  const failFor = (first: number) => {
    for (let client = first; client < first + 10; client += 2) health.troubled(client, 'DATA 451')
  }
  failFor(0)
  health.adopt({ faults: 1, pausedFor: 50, fault: 'CONN' })
  health.adopt({ faults: 0, pausedFor: 0, fault: '' })
  expect(states).toEqual([{ fault: 'DATA 451' }, { fault: 'CONN' }, 'ok'])
  failFor(20)
  expect(states.slice(3)).toEqual([{ fault: 'DATA 451' }])
})
