import { toInches } from '../../catalogue/dimension'
import { seriesFacts } from '../../catalogue/facts'
import { seriesSlugs, type SeriesSlug } from '../../catalogue/slugs'
import { parseOperation } from '../../drawing/product/operation'
import { codeVersion, longestCode } from './code-words'
import type { Design } from '../design'
import { DesignCodeError } from './error'
import { partOf, type DesignPart } from './read-part'
import { drawableSide, readSide } from './read-side'
import { usualDesign } from '../usual-design'

/** How much of a text is read, in characters. The rest could only be spaces. */
const longestRead = 4 * longestCode

/**
 * Reads a design code. Surrounding spaces, case, and the order of the parts after the size do not matter. Never
 * throws: returns a `DesignCodeError` for a text that is not a design code. It does not check whether the design is
 * made; `problemsOf` does.
 */
export function readDesign(text: string): Design | DesignCodeError {
  const code = text.slice(0, longestRead).trim()
  if (code === '') return new DesignCodeError('EMPTY', 'The design code is empty')
  if (code.length > longestCode) {
    return new DesignCodeError('TOO_LONG', `A design code has at most ${longestCode} characters`)
  }
  const [start = '', size = '', ...words] = code.toUpperCase().split('-')
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
  const series = seriesSlugs.find((slug) => seriesFacts[slug].codeWord === letters)
  if (!series) return new DesignCodeError('SERIES', `No design code starts with "${word.slice(0, 12)}"`)
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
  const [width, height] = [readSide(sides?.[1] ?? ''), readSide(sides?.[2] ?? '')]
  if (typeof width === 'number' && typeof height === 'number') return { width, height }
  return new DesignCodeError(
    'SIZE',
    `"${word.slice(0, 24)}" is not a size: write width x height in inches, each from ${drawableSide.min} to ${drawableSide.max}`,
  )
}

function partsIn(words: readonly string[]): DesignPart | DesignCodeError {
  let parts: DesignPart = {}
  for (const word of words) {
    const part = partOf(word)
    if (!part) return new DesignCodeError('PART', `"${word.slice(0, 24)}" is not a part of a design code`)
    if (Object.keys(part).some((key) => key in parts)) {
      return new DesignCodeError(
        'REPEATED',
        `"${word.slice(0, 24)}" repeats a choice that the code already contains`,
      )
    }
    parts = { ...parts, ...part }
  }
  return parts
}

/** Refuses panel letters or a shape that the style cannot have. */
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
    // `parseOperation` throws for letters that are not a layout of the style.
    return false
  }
}
