import fc from 'fast-check'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { compareAddress } from '@virida/shared/site/addresses/compare'
import { asksForDifferences, seriesIn } from './compare-query'

const read = (query: string) => seriesIn(new URLSearchParams(query))

it.each([
  ['one parameter with commas', 'series=venetian-casement,bi-fold-door'],
  ['one parameter for each', 'series=venetian-casement&series=bi-fold-door'],
  ['spaces and capitals', 'series=Venetian-Casement,%20bi-fold-door'],
  ['empty fields of a form', 'series=venetian-casement&series=bi-fold-door&series='],
])('reads %s', (_, query) => {
  expect(read(query)).toEqual({
    slugs: ['venetian-casement', 'bi-fold-door'],
    unknown: [],
    repeated: [],
    beyond: [],
  })
})

it('separates unknown values', () => {
  expect(read('series=venetian-casement,venetian-trapdoor')).toMatchObject({
    slugs: ['venetian-casement'],
    unknown: ['venetian-trapdoor'],
  })
})

it('counts a repeated series once and reports it', () => {
  expect(read('series=bi-fold-door,bi-fold-door')).toMatchObject({
    slugs: ['bi-fold-door'],
    repeated: ['bi-fold-door'],
  })
})

it('keeps four series and reports the others', () => {
  const { slugs, beyond } = read(`series=${seriesSlugs.slice(0, 6).join(',')}`)
  expect(slugs).toEqual(seriesSlugs.slice(0, 4))
  expect(beyond).toEqual(seriesSlugs.slice(4, 6))
})

it('shortens a value that is too long to show', () => {
  expect(read(`series=${'x'.repeat(5000)}`).unknown).toEqual(['x'.repeat(40)])
})

it.each([
  ['differences=1', true],
  ['differences=0', false],
  ['differences=0&differences=1', true],
  ['', undefined],
  ['differences=yes', undefined],
])('reads from "%s" whether to show only differences: %s', (query, only) => {
  expect(asksForDifferences(new URLSearchParams(query))).toBe(only)
})

it('reads every URL that it writes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...seriesSlugs), { maxLength: 4 }),
      fc.option(fc.boolean(), { nil: undefined }),
      (slugs, differences) => {
        const { searchParams } = new URL(compareAddress(slugs, { differences }), 'https://localhost')
        expect(seriesIn(searchParams).slugs).toEqual(slugs)
        expect(asksForDifferences(searchParams)).toBe(differences)
      },
    ),
  )
})
