import type { SeriesFacts } from '@virida/shared/products/catalogue/facts'

const slug = 'venetian-garden-window'

/* The record, the filters and the codes of a new series are tested in shared/products. */
beforeEach(() => {
  jest.resetModules()
  jest.doMock('@virida/shared/products/catalogue/facts', () => {
    const { seriesFacts } = jest.requireActual<{ seriesFacts: Record<string, SeriesFacts> }>(
      '@virida/shared/products/catalogue/facts',
    )
    return {
      seriesFacts: {
        ...seriesFacts,
        [slug]: { ...seriesFacts['venetian-picture-window'], seriesNumber: 'S-3870', codeWord: 'VGW' },
      },
    }
  })
  jest.doMock(`../../../pictures/${slug}`, () => ({ garden: { alt: 'A garden window' } }), { virtual: true })
})

it('lists the page of a new series in the sitemap', async () => {
  const { page } = await import('./page')
  expect(page.paths).toContain(`/series/${slug}`)
})

it('loads the pictures of a new series', async () => {
  const { loadSeriesPictures } = await import('../../content/series-pictures')
  expect(await loadSeriesPictures(slug as never)).toMatchObject({ garden: { alt: 'A garden window' } })
})
