import { formatNumber, toInches, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { readSide, type SideProblem } from '@virida/shared/products/design/code/read-side'
import { findBySizeAddress } from '@virida/shared/site/addresses/find-by-size'

/** How the unit is installed: in a new or opened wall, or over the old frame. */
export type Installation = 'new' | 'retrofit'
export const installations: readonly Installation[] = ['retrofit', 'new']

/** The contents of the form. Field names are the names of the query parameters. */
export type Draft = { width: string; height: string; for: Installation }
export type SideName = 'width' | 'height'
export const sideNames: readonly SideName[] = ['width', 'height']

/** A valid size to look up. */
export type Question = { width: Sixteenths; height: Sixteenths; installation: Installation }

export type Problems = Partial<Record<SideName, SideProblem>>

/** Longer texts cannot be a size, so they are cut. */
const longestText = 40

/** Fills the form from a URL. Lengths are formatted as fractions; other text stays as it was typed. */
export function draftIn(query: URLSearchParams): Draft {
  const side = (name: SideName) => {
    const text = query.get(name)?.trim().slice(0, longestText) ?? ''
    const length = readSide(text)
    return typeof length === 'number' ? formatNumber(length) : text
  }
  return {
    width: side('width'),
    height: side('height'),
    for: installations.find((one) => one === query.get('for')) ?? 'new',
  }
}

/** Whether the URL comes from a sent form. The fields may be empty. */
export const asksIn = (query: URLSearchParams) => sideNames.some((name) => query.has(name))

/** Reads the form: the size to look up, or the problem of each field. */
export function readDraft(draft: Draft): Question | Problems {
  const [width, height] = [readSide(draft.width), readSide(draft.height)]
  if (typeof width === 'number' && typeof height === 'number') {
    return { width, height, installation: draft.for }
  }
  return {
    ...(typeof width === 'string' && { width }),
    ...(typeof height === 'string' && { height }),
  }
}

export const isQuestion = (read: Question | Problems): read is Question => 'installation' in read

/** The URL of a size, such as `/find-by-size?width=35.5&height=59&for=retrofit`. */
export const findHref = ({ width, height, installation }: Question): string =>
  findBySizeAddress({ width: toInches(width), height: toInches(height), for: installation })
