import { RelayHealth } from './relay-health'
import type { RelayState } from './relay-pause'

it('tells again that attempts of many clients fail, after a fault that another process has found is over', () => {
  const states: RelayState[] = []
  const health = new RelayHealth([50], (state) => states.push(state))
  // These numbers are those of addresses in different IPv4 /24 networks.
  const failFor = (first: number) => {
    for (let network = first; network < first + 5; network++) health.troubled(256 * network, 'DATA 451')
  }
  failFor(0)
  health.adopt({ faults: 1, pausedFor: 50, fault: 'CONN' })
  health.adopt({ faults: 0, pausedFor: 0, fault: '' })
  expect(states).toEqual([{ fault: 'DATA 451' }, { fault: 'CONN' }, 'ok'])
  failFor(20)
  expect(states.slice(3)).toEqual([{ fault: 'DATA 451' }])
})
