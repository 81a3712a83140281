import type { SeriesFacts } from '../facts'

type Facts = Record<string, SeriesFacts>
const slug = 'venetian-garden-window'

/* Adds a series as the recipe in the README says, and checks that everything else follows. */
beforeEach(() => {
  jest.resetModules()
  jest.doMock('../facts', () => {
    const { seriesFacts } = jest.requireActual<{ seriesFacts: Facts }>('../facts')
    const title = 'Venetian Garden Window'
    return {
      seriesFacts: {
        ...seriesFacts,
        [slug]: { ...seriesFacts['venetian-picture-window'], title, seriesNumber: 'S-3870', codeWord: 'VGW' },
      },
    }
  })
  jest.doMock(`../series/${slug}`, () => ({ series: { slug } }), { virtual: true })
})

it('shows a new series in the catalog, with its filter values', async () => {
  const { catalogItems } = await import('../listing/catalog-items')
  const { filterItems } = await import('../listing/filters')
  const slugs = filterItems(catalogItems, ['venetian', 'picture', 'blue_exterior']).map((item) => item.slug)
  expect(slugs).toContain(slug)
  expect(catalogItems).toHaveLength(23)
})

it('lists a new series in its line under a short name', async () => {
  const { productLines } = await import('../lines/product-lines')
  expect(productLines['venetian-windows'].productSeries.at(-1)).toEqual({
    slug,
    title: 'Garden',
    image: `${slug}/card`,
    navigateTo: `/series/${slug}`,
  })
})

it('reads and writes designs of a new series', async () => {
  const { readDesign } = await import('../../design/code/read-design')
  const { designCode } = await import('../../design/code/design-code')
  const design = readDesign('VGW1-60x40')
  expect(design).toMatchObject({ series: slug })
  expect('series' in design && designCode(design)).toBe('VGW1-60x40')
})

it('loads the record of a new series', async () => {
  const { loadSeries } = await import('../load-series')
  expect(await loadSeries(slug as never)).toEqual({ slug })
  const { allSeries } = await import('../all-series')
  expect(Object.keys(allSeries)).toContain(slug)
})
