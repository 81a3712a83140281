import { allSeries } from './all-series'
import { catalogItems } from './catalog-items'
import type { FilterValue } from './filters'
import { countWith, filterGroups, filterItems, filterValue } from './filters'
import { doorStyles, proShortcuts, proTools, windowSeries, windowStyles } from './menu'
import { otherWindowLines, productLines } from './product-lines'
import { isLineSlug, isSeriesSlug, lineSlugs } from './slugs'
import * as specification from './testing/specification'

describe('the catalog', () => {
  test('has 22 items for the 21 series', () => {
    expect([catalogItems.length, new Set(catalogItems.map(({ slug }) => slug)).size]).toEqual([22, 21])
  })

  test('lists the French swing door as a single and as a double panel', () => {
    const swing = catalogItems.filter(({ slug }) => slug === 'french-swing-door')
    expect(swing.map(({ subtitle }) => subtitle)).toEqual(['Single panel', 'Double panel'])
  })

  test('gives every item the title of its series', () => {
    expect(catalogItems.filter(({ slug, title }) => allSeries[slug].title !== title)).toEqual([])
  })

  test('tags every item with the style and the finishes of its series', () => {
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
  test('has the four groups with the values of the specification', () => {
    const values = Object.fromEntries(
      filterGroups.map(({ key, values }) => [key, values.map(({ value }) => value)]),
    )
    expect(values).toEqual(specification.filterValues)
  })

  test.each(specification.filterCounts)('leaves %d items for [%s]', (count, enabled) => {
    const values = enabled.split(' ').filter(Boolean) as FilterValue[]
    expect(filterItems(catalogItems, values)).toHaveLength(count)
  })

  test('tells how many items one more filter would leave', () => {
    expect(countWith(catalogItems, ['bellagio'], 'silver_exterior')).toBe(4)
  })

  test('reads a value of its own group', () => {
    expect(filterValue('door_type', 'bi_fold')).toBe('bi_fold')
  })

  test('reads no value of another group', () => {
    expect(filterValue('door_type', 'bay')).toBeUndefined()
  })
})

describe('the menu', () => {
  const names = (entries: typeof windowStyles) =>
    Object.fromEntries(entries.map(({ name, style }) => [name, style]))

  test('lists the window styles in the order of the specification', () => {
    expect(Object.entries(names(windowStyles))).toEqual(Object.entries(specification.menu.windows))
  })

  test('lists the door styles in the order of the specification', () => {
    expect(Object.entries(names(doorStyles))).toEqual(Object.entries(specification.menu.doors))
  })

  test('sends every style to the catalog, filtered', () => {
    const hrefs = [...windowStyles, ...doorStyles].map(({ href }) => href)
    expect(hrefs).toEqual([
      ...Object.values(specification.menu.windows).map((value) => `/catalog?window_type=${value}`),
      ...Object.values(specification.menu.doors).map((value) => `/catalog?door_type=${value}`),
    ])
  })

  test('shows something behind every style', () => {
    expect(
      [...windowStyles, ...doorStyles].filter(({ style }) => filterItems(catalogItems, [style]).length === 0),
    ).toEqual([])
  })

  test('sends the window series to their lines', () => {
    expect(Object.fromEntries(windowSeries.map(({ title, href }) => [title, href]))).toEqual(
      specification.menu.series,
    )
  })

  test('has the tools for pros', () => {
    expect(proTools.map(({ href }) => href)).toEqual(specification.menu.proTools)
  })
})

describe('product lines', () => {
  test('are the four of the specification', () => {
    expect([...lineSlugs].sort()).toEqual(Object.keys(specification.lines).sort())
  })

  test.each(Object.entries(specification.lines))('%s lists its series and price tier', (slug, expected) => {
    if (!isLineSlug(slug)) throw new Error(`${slug} is no line`)
    const { priceTier, productSeries } = productLines[slug]
    expect({ priceTier, series: productSeries.map(({ title }) => title) }).toEqual(expected)
  })

  test('list no series of another line', () => {
    const strangers = Object.values(productLines).flatMap(({ slug, productSeries }) =>
      productSeries.filter((one) => allSeries[one.slug].product !== slug),
    )
    expect(strangers).toEqual([])
  })

  test('list every series once', () => {
    const listed = Object.values(productLines).flatMap(({ productSeries }) =>
      productSeries.map(({ slug }) => slug),
    )
    expect(listed.sort()).toEqual(Object.keys(allSeries).sort())
  })

  test('have four benefits each', () => {
    expect(Object.values(productLines).map(({ thoughtfulBenefits }) => thoughtfulBenefits.length)).toEqual([
      4, 4, 4, 4,
    ])
  })

  test('switch between window lines', () => {
    expect(otherWindowLines('bellagio-windows').map(({ name }) => name)).toEqual(['Platinum', 'Venetian'])
  })

  test('do not switch away from the doors', () => {
    expect(otherWindowLines('venetian-doors')).toEqual([])
  })
})

test('links to pages that exist', () => {
  const hrefs = [
    ...[...windowStyles, ...doorStyles, ...windowSeries, ...proShortcuts, ...proTools, ...catalogItems].map(
      ({ href }): string => href,
    ),
    ...Object.values(productLines).flatMap((line) => [
      line.navigateTo,
      ...line.productSeries.map(({ navigateTo }) => navigateTo),
    ]),
  ]
  const patterns = specification.routes.map((route) => new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`))
  const lost = hrefs.filter((href) => {
    const { pathname } = new URL(href, 'https://example.com')
    const [, section, slug = ''] = pathname.split('/')
    if (section === 'product' && !isLineSlug(slug)) return true
    if (section === 'series' && !isSeriesSlug(slug)) return true
    return !patterns.some((pattern) => pattern.test(pathname))
  })
  expect(lost).toEqual([])
})
