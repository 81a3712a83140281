import { DimensionError, formatNumber, parseInches, toInches } from '@virida/shared/catalogue/dimension'
import type { DimensionErrorCode, Sixteenths } from '@virida/shared/catalogue/dimension'
import { drawableSide, isDrawable } from '@virida/shared/design/read-design'

/** How the unit is to be set: into a new or opened wall, or over the old frame. */
export type Installation = 'new' | 'retrofit'
export const installations: readonly Installation[] = ['retrofit', 'new']

/** The form as it is typed. Field names are those of the address. */
export type Draft = { width: string; height: string; for: Installation }
export type SideName = 'width' | 'height'
export const sideNames: readonly SideName[] = ['width', 'height']

/** A size that can be looked up. */
export type Question = { width: Sixteenths; height: Sixteenths; installation: Installation }

export type SideProblem = Exclude<DimensionErrorCode, 'TOO_LONG'> | 'TOO_LARGE' | 'TOO_SMALL'
export type Problems = Partial<Record<SideName, SideProblem>>

/** Longer texts are no sizes, and would only be carried around. */
const longestText = 40

/** The form as an address fills it: what is a length stands as the trade writes it, all else as it was typed. */
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

/** Whether an address asks for a size at all: an empty field of a form that was sent is a question, too. */
export const asksIn = (query: URLSearchParams) => sideNames.some((name) => query.has(name))

/** A length within what can be drawn, or what is wrong with the text. */
export function readSide(text: string): Sixteenths | SideProblem {
  try {
    const length = parseInches(text)
    if (isDrawable(length)) return length
    return toInches(length) < drawableSide.min ? 'TOO_SMALL' : 'TOO_LARGE'
  } catch (error) {
    if (!(error instanceof DimensionError)) throw error
    return error.code === 'TOO_LONG' ? 'TOO_LARGE' : error.code
  }
}

/** Reads a form: the question, or what is wrong beside each field. */
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

/** The address of a question: `/find-by-size?width=35.5&height=59&for=retrofit`. */
export const findHref = ({ width, height, installation }: Question): string =>
  `/find-by-size?width=${toInches(width)}&height=${toInches(height)}&for=${installation}`
