import { allSeries } from '../all-series'
import { type Sixteenths, formatNumber } from '../dimension'
import { doorStyles, proShortcuts, proTools, windowSeries, windowStyles } from '../listing/menu'
import { productLines } from '../lines/product-lines'

const series = Object.values(allSeries)
const lines = Object.values(productLines)

/** All texts inside a value, at any depth, except those of the fields in the pattern. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value)
    .filter(([key]) => !/^(image|slug|href|navigateTo|key|kind|style|carouselImages|titleImage)$/.test(key))
    .flatMap(([, inner]) => textsOf(inner))
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
const everything = textsOf([series, lines, windowSeries, windowStyles, doorStyles, proShortcuts, proTools])
const found = (pattern: RegExp) => everything.filter((text) => pattern.test(text))

describe('no two products say the same', () => {
  it('in their descriptions', () => {
    expect(repeated([...series, ...lines].map(({ description }) => description))).toEqual([])
  })

  it('in their summaries', () => {
    expect(repeated([...series, ...lines].map(({ summary }) => summary))).toEqual([])
  })

  const benefits = [
    ...series.flatMap(({ overview }) => overview.justifications),
    ...lines.flatMap(({ thoughtfulBenefits }) => thoughtfulBenefits),
  ]

  it('in the titles of their benefits', () => {
    expect(repeated(benefits.map(({ title }) => title))).toEqual([])
  })

  it('in the texts of their benefits', () => {
    expect(repeated(benefits.map(({ description }) => description))).toEqual([])
  })

  it('about their accessories', () => {
    const texts = series.flatMap(({ accessories }) =>
      accessories.types.flatMap(({ prefix = [], suffix = [] }) => [prefix, suffix].flat()),
    )
    expect(repeated(texts)).toEqual([])
  })
})

it('gives every series four benefits', () => {
  expect(series.filter(({ overview }) => overview.justifications.length !== 4)).toEqual([])
})

it.each([...series, ...lines].map(({ slug, summary }) => [slug, summary]))(
  '%s has a summary of the length that search results show',
  (_, summary) => {
    expect(summary.length >= 100 && summary.length <= 160).toBe(true)
  },
)

it.each(series.map((record) => [record.slug, record] as const))(
  '%s names no length in its summary that its table does not have',
  (_, { summary, size, glazing }) => {
    const known = [size?.width.min, size?.width.max, size?.height.min, size?.height.max]
      .concat(glazing.map(({ thickness }) => thickness))
      .filter((length): length is Sixteenths => length !== undefined)
      .map(formatNumber)
    const named = [...summary.matchAll(/\d+(?: \d+\/\d+)?(?= (?:in\b|to \d+(?: \d+\/\d+)? in\b))/g)].map(
      String,
    )
    expect(named.filter((length) => !known.includes(length))).toEqual([])
  },
)

it.each(series.map((record) => [record.slug, record] as const))(
  '%s names no egress size but its smallest',
  (_, { overview, smallestEgress }) => {
    const known = Object.values(smallestEgress ?? {}).map(
      ({ width, height }) => `${formatNumber(width)} by ${formatNumber(height)}`,
    )
    const named = overview.justifications
      .filter(({ description }) => description.includes('5.7 sq ft'))
      .flatMap(({ description }) =>
        [...description.matchAll(/\d+(?: \d+\/\d+)? by \d+(?: \d+\/\d+)?/g)].map(String),
      )
    expect(named.filter((size) => !known.includes(size))).toEqual([])
  },
)

it('checks the names of the menu and the captions of the pictures too', () => {
  const captions = series.flatMap(({ frames, accessories }) =>
    [...frames.types, ...accessories.types].flatMap(({ images }) => images.map(({ title }) => title)),
  )
  expect(captions.length).toBeGreaterThan(series.length)
  expect(everything).toEqual(expect.arrayContaining([...captions, ...windowStyles.map(({ name }) => name)]))
})

describe('claims', () => {
  it.each([
    ['sound', /sound ?proof|noise|decibel|\bquiet|\bSTC\b/i],
    ['superlatives without a measure', /\b(best|finest|perfect|ultimate|unmatched|superior|unbeatable)\b/i],
    ['savings', /\bsav(e|es|ings?)\b|energy bill|utility bill|tax credit|pays? for itself/i],
    ['guarantees', /guarante|lifetime|forever|maintenance[- ]free|never (fails|fades|warps)/i],
    ['ratings', /u-?factor|u-?value|r-?value|shgc|energy star|title 24|percent|%/i],
    ['marks of others', /[®™]/],
  ])('makes none about %s', (_, pattern) => {
    expect(found(pattern)).toEqual([])
  })
})

describe('language', () => {
  it('is spelled the American way', () => {
    expect(found(/colour|\bgrey|alumini|centre|metre|mould|fibre/i)).toEqual([])
  })

  it('has no dash where a sentence would do', () => {
    expect(found(/[—–]/)).toEqual([])
  })

  it('has no empty adjectives', () => {
    expect(
      found(/seamless|elevate|stunning|state-of-the-art|world-class|cutting-edge|timeless|luxur|premium/i),
    ).toEqual([])
  })

  it('uses typographic apostrophes and quotes', () => {
    expect(found(/\w'\w|"/)).toEqual([])
  })

  it('ends every sentence of the descriptions', () => {
    const open = [...series, ...lines].flatMap(({ description, summary }) =>
      [description, summary].filter((text) => !text.endsWith('.')),
    )
    expect(open).toEqual([])
  })
})
