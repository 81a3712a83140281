import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { inTurns } from './gate-turns'

const releases = {} as Registry

/** A gate whose runs end when the test lets them. */
function slowGate() {
  const ends: ((failure?: Error) => void)[] = []
  const gate = () =>
    new Promise<string[]>((resolve, reject) =>
      ends.push((failure) => (failure ? reject(failure) : resolve([]))),
    )
  return { ends, gate }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('lets the third release wait until one of two has passed the gate', async () => {
  const { ends, gate } = slowGate()
  const run = inTurns(gate, 2)
  const runs = [run('', releases, releases), run('', releases, releases), run('', releases, releases)]
  await settled()
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await settled()
  expect(ends).toHaveLength(3)
  ends.slice(1).forEach((end) => end())
  await Promise.all(runs)
})

it('gives the turn of a refused release to the next one', async () => {
  const { ends, gate } = slowGate()
  const run = inTurns(gate, 1)
  const refused = expect(run('', releases, releases)).rejects.toThrow('refused')
  const next = run('', releases, releases)
  await settled()
  ends[0]?.(new Error('refused'))
  await refused
  await settled()
  ends[1]?.()
  expect(await next).toEqual([])
})
