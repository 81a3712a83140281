import type { Composition } from '@virida/shared/platform/contract/composition'
import { processKey } from './process-key'

const site = (count: number, version = '1.0.0'): Composition => ({
  shell: '3.0.0',
  sections: Array.from({ length: count }, (_, number) => ({
    ...{ name: `mfe-${number}`, version, base: '', entry: '', paths: [] },
  })),
})

it('gives each of a few sections a process of its own', () => {
  expect(processKey(site(4), 'mfe-2')).toBe('shell@3.0.0 mfe-2@1.0.0')
})

it('puts many sections into eight processes, and names all versions in each', () => {
  const { shell, sections } = site(100)
  const keys = new Set(sections.map(({ name }) => processKey({ shell, sections }, name)))
  expect(keys.size).toBe(8)
  expect([...keys].flatMap((key) => key.split(' ').slice(1)).sort()).toEqual(
    sections.map(({ name, version }) => `${name}@${version}`).sort(),
  )
})

it('finds a process on a site with 2,000 sections nearly as fast as on a site with ten', () => {
  /** The fastest of some rounds, because other work on the machine makes rounds slower. */
  const time = (composition: Composition) => {
    processKey(composition, 'mfe-3')
    const rounds = Array.from({ length: 20 }, () => {
      const startedAt = performance.now()
      for (let turn = 0; turn < 2000; turn++) processKey({ ...composition, shell: String(turn) }, 'mfe-3')
      return performance.now() - startedAt
    })
    return Math.min(...rounds)
  }
  expect(time(site(2000))).toBeLessThan(10 * time(site(10)))
})
