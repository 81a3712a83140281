import { allSeries } from './all-series'
import { loadSeries } from './load-series'
import { seriesSlugs } from './slugs'

it.each(seriesSlugs)('loads %s', async (slug) => {
  expect(await loadSeries(slug)).toEqual(allSeries[slug])
})

it('returns the same promise, so that a component may use it', () => {
  expect(loadSeries('bi-fold-door')).toBe(loadSeries('bi-fold-door'))
})

it('tries again after a load that failed', async () => {
  await jest.isolateModulesAsync(async () => {
    let online = false
    jest.doMock('./series/multi-slide-door', () => {
      if (!online) throw new Error('offline')
      return { series: { title: 'Multi-Slide Door' } }
    })
    const { loadSeries: load } = await import('./load-series')
    await expect(load('multi-slide-door')).rejects.toThrow('offline')
    online = true
    // A failure is kept for a second.
    const later = performance.now() + 1100
    jest.spyOn(performance, 'now').mockReturnValue(later)
    await expect(load('multi-slide-door')).resolves.toEqual({ title: 'Multi-Slide Door' })
    jest.restoreAllMocks()
  })
})
