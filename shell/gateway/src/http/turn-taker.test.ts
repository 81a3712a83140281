import { turnTaker } from './turn-taker'

const takerOf = turnTaker((peer, { via }) => via ?? (peer === '10.0.0.1' ? undefined : peer))

it('gives all connections of a client the same turns', () => {
  expect(takerOf({}, '192.0.2.1', {})).toBe(takerOf({}, '192.0.2.1', {}))
  expect(takerOf({}, '2001:db8:1:100::1', {})).toBe(takerOf({}, '2001:db8:1:200::1', {}))
  expect(takerOf({}, '192.0.2.1', {})).not.toBe(takerOf({}, '192.0.2.2', {}))
})

it('gives visitors behind a proxy turns of their own', () => {
  expect(takerOf({}, '10.0.0.1', { via: '192.0.2.1' })).toBe(takerOf({}, '192.0.2.1', {}))
})

it('gives each connection of a proxy that names no visitor turns of its own', () => {
  const connection = {}
  expect(takerOf(connection, '10.0.0.1', {})).toBe(connection)
})
