import { DimensionError, parseInches, toInches, type Sixteenths } from '../catalogue/dimension'
import { seriesFacts } from '../catalogue/facts'
import type { SeriesSlug } from '../catalogue/slugs'
import { parseOperation } from '../drawing/operation'
import { codeVersion, keyOf, longestCode, seriesWords } from './code-words'
import type { Design } from './design'
import { DesignCodeError } from './error'
import { partOf, type DesignPart } from './read-part'
import { usualDesign } from './usual-design'

/** Inches of a side: what a drawing can show. The limits of the series are told as problems, not here. */
export const drawableSide = { min: 4, max: 480 } as const

/** Whether a length can be the side of a design at all. */
export const isDrawable = (side: Sixteenths) =>
  toInches(side) >= drawableSide.min && toInches(side) <= drawableSide.max

/**
 * Reads a design code as people copy it: spaces around it and lower case do not matter, nor the order of its
 * parts after the size. Gives a `DesignCodeError` for what is none and never throws, whatever the text.
 * That the series makes what is asked for is not checked here: see `problemsOf`.
 */
export function readDesign(text: string): Design | DesignCodeError {
  const code = text
    .slice(0, 4 * longestCode)
    .trim()
    .toUpperCase()
  if (code === '') return new DesignCodeError('EMPTY', 'There is no design code to read')
  if (text.length > longestCode) {
    return new DesignCodeError('TOO_LONG', `A design code has at most ${longestCode} characters`)
  }
  const [start = '', size = '', ...words] = code.split('-')
  const series = seriesIn(start)
  if (series instanceof DesignCodeError) return series
  const sides = sizeIn(size)
  if (sides instanceof DesignCodeError) return sides
  const parts = partsIn(words)
  if (parts instanceof DesignCodeError) return parts
  const design = { ...usualDesign(series), ...sides, ...parts }
  return layoutProblem(design) ?? design
}

function seriesIn(word: string): SeriesSlug | DesignCodeError {
  const [, letters = '', version = ''] = /^([A-Z]{3})(\d+)$/.exec(word) ?? []
  const series = keyOf(seriesWords, letters)
  if (!series)
    return new DesignCodeError('SERIES', `No series of ours begins a design code with "${word.slice(0, 12)}"`)
  if (version !== codeVersion) {
    return new DesignCodeError(
      'VERSION',
      `This page reads design codes of version ${codeVersion}, not ${version.slice(0, 4)}`,
    )
  }
  return series
}

function sizeIn(word: string): Pick<Design, 'width' | 'height'> | DesignCodeError {
  const sides = /^(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)$/.exec(word)
  try {
    const [width, height] = [parseInches(sides?.[1] ?? ''), parseInches(sides?.[2] ?? '')]
    if (isDrawable(width) && isDrawable(height)) return { width, height }
  } catch (error) {
    if (!(error instanceof DimensionError)) throw error
  }
  return new DesignCodeError(
    'SIZE',
    `"${word.slice(0, 24)}" is no size: width x height in inches, each from ${drawableSide.min} to ${drawableSide.max}`,
  )
}

function partsIn(words: readonly string[]): DesignPart | DesignCodeError {
  let parts: DesignPart = {}
  for (const word of words) {
    const part = partOf(word)
    if (!part) return new DesignCodeError('PART', `"${word.slice(0, 24)}" is no part of a design code`)
    if (Object.keys(part).some((key) => key in parts)) {
      return new DesignCodeError('REPEATED', `"${word.slice(0, 24)}" says a second time what is said already`)
    }
    parts = { ...parts, ...part }
  }
  return parts
}

/** Letters or a shape that the style does not have. */
function layoutProblem({ series, width, operation, shape }: Design): DesignCodeError | undefined {
  const { style, title } = seriesFacts[series]
  const usual = usualDesign(series)
  const foreign = (operation && !usual.operation) || (shape && !usual.shape)
  if (!foreign && isLayout(() => parseOperation(style, toInches(width), operation))) return undefined
  return new DesignCodeError('LAYOUT', `The ${title} has no layout "${operation ?? shape ?? ''}"`)
}

function isLayout(parse: () => unknown): boolean {
  try {
    parse()
    return true
  } catch {
    // The drawing library's word for letters that make no layout.
    return false
  }
}
