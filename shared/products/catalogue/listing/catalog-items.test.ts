import { allSeries } from '../all-series'
import { catalogItems } from './catalog-items'
import { type FilterValue, countWith, filterGroups, filterItems, filterValue } from './filters'
import { doorStyles, proShortcuts, proTools, windowSeries, windowStyles } from './menu'
import { otherWindowLines, productLines } from '../lines/product-lines'
import { isLineSlug, lineSlugs } from '../line-slugs'
import { isSeriesSlug } from '../slugs'
import * as expectations from '../tests/expected'

describe('the catalog', () => {
  it('has 22 items for the 21 series', () => {
    expect([catalogItems.length, new Set(catalogItems.map(({ slug }) => slug)).size]).toEqual([22, 21])
  })

  it('lists the French swing door as a single and as a double panel', () => {
    const swing = catalogItems.filter(({ slug }) => slug === 'french-swing-door')
    expect(swing.map(({ subtitle }) => subtitle)).toEqual(['Single panel', 'Double panel'])
  })

  it('gives every item the title of its series', () => {
    expect(catalogItems.filter(({ slug, title }) => allSeries[slug].title !== title)).toEqual([])
  })

  it('tags every item with the style and the finishes of its series', () => {
    const wrong = catalogItems.filter(({ slug, tags }) => {
      const { style, frameFinishes, type, productType } = allSeries[slug]
      const { standard, capstock = [], allOverCapstock = [] } = frameFinishes
      const expected = [style, ...[...standard, ...capstock, ...allOverCapstock].map(({ key }) => key)]
      if (type === 'window') expected.push(productType as never)
      return [...tags].sort().join() !== expected.sort().join()
    })
    expect(wrong).toEqual([])
  })
})

describe('filters', () => {
  it('has the four groups with their values', () => {
    const values = Object.fromEntries(
      filterGroups.map(({ key, values }) => [key, values.map(({ value }) => value)]),
    )
    expect(values).toEqual(expectations.filterValues)
  })

  it.each(expectations.filterCounts)('leaves %d items for [%s]', (count, enabled) => {
    const values = enabled.split(' ').filter(Boolean) as FilterValue[]
    expect(filterItems(catalogItems, values)).toHaveLength(count)
  })

  it('counts the items that one more filter would leave', () => {
    expect(countWith(catalogItems, ['bellagio'], 'silver_exterior')).toBe(4)
  })

  it('reads a value of the group', () => {
    expect(filterValue('door_type', 'bi_fold')).toBe('bi_fold')
  })

  it('ignores a value of another group', () => {
    expect(filterValue('door_type', 'bay')).toBeUndefined()
  })
})

describe('the menu', () => {
  const names = (entries: typeof windowStyles) =>
    Object.fromEntries(entries.map(({ name, style }) => [name, style]))

  it('lists the window styles in their order', () => {
    expect(Object.entries(names(windowStyles))).toEqual(Object.entries(expectations.menu.windows))
  })

  it('lists the door styles in their order', () => {
    expect(Object.entries(names(doorStyles))).toEqual(Object.entries(expectations.menu.doors))
  })

  it('sends every style to the catalog, filtered', () => {
    const hrefs = [...windowStyles, ...doorStyles].map(({ href }) => href)
    expect(hrefs).toEqual([
      ...Object.values(expectations.menu.windows).map((value) => `/catalog?window_type=${value}`),
      ...Object.values(expectations.menu.doors).map((value) => `/catalog?door_type=${value}`),
    ])
  })

  it('has items for every style', () => {
    expect(
      [...windowStyles, ...doorStyles].filter(({ style }) => filterItems(catalogItems, [style]).length === 0),
    ).toEqual([])
  })

  it('links each window line to its page', () => {
    expect(Object.fromEntries(windowSeries.map(({ title, href }) => [title, href]))).toEqual(
      expectations.menu.series,
    )
  })

  it('has the tools for pros', () => {
    expect(proTools.map(({ href }) => href)).toEqual(expectations.menu.proTools)
  })
})

describe('product lines', () => {
  it('are Platinum, Bellagio, Venetian windows and Venetian doors', () => {
    expect([...lineSlugs].sort()).toEqual(Object.keys(expectations.lines).sort())
  })

  it.each(Object.entries(expectations.lines))('%s lists its series and price tier', (slug, expected) => {
    if (!isLineSlug(slug)) throw new Error(`${slug} is no line`)
    const { priceTier, productSeries } = productLines[slug]
    expect({ priceTier, series: productSeries.map(({ title }) => title) }).toEqual(expected)
  })

  it('do not list a series of another line', () => {
    const strangers = Object.values(productLines).flatMap(({ slug, productSeries }) =>
      productSeries.filter((one) => allSeries[one.slug].product !== slug),
    )
    expect(strangers).toEqual([])
  })

  it('list every series once', () => {
    const listed = Object.values(productLines).flatMap(({ productSeries }) =>
      productSeries.map(({ slug }) => slug),
    )
    expect(listed.sort()).toEqual(Object.keys(allSeries).sort())
  })

  it('have four benefits each', () => {
    expect(Object.values(productLines).map(({ thoughtfulBenefits }) => thoughtfulBenefits.length)).toEqual([
      4, 4, 4, 4,
    ])
  })

  it('switch between window lines', () => {
    expect(otherWindowLines('bellagio-windows').map(({ name }) => name)).toEqual(['Platinum', 'Venetian'])
  })

  it('offer no other lines for doors', () => {
    expect(otherWindowLines('venetian-doors')).toEqual([])
  })
})

it('links to pages that exist', () => {
  const hrefs = [
    ...[...windowStyles, ...doorStyles, ...windowSeries, ...proShortcuts, ...proTools, ...catalogItems].map(
      ({ href }): string => href,
    ),
    ...Object.values(productLines).flatMap((line) => [
      line.navigateTo,
      ...line.productSeries.map(({ navigateTo }) => navigateTo),
    ]),
  ]
  const patterns = expectations.routes.map((route) => new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`))
  const lost = hrefs.filter((href) => {
    const { pathname } = new URL(href, 'https://example.com')
    const [, section, slug = ''] = pathname.split('/')
    if (section === 'product' && !isLineSlug(slug)) return true
    if (section === 'series' && !isSeriesSlug(slug)) return true
    return !patterns.some((pattern) => pattern.test(pathname))
  })
  expect(lost).toEqual([])
})
