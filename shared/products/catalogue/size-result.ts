import type { Sixteenths } from './dimension'

/**
 * Why a text is not read as a side or as a size. It is `AMBIGUOUS` if it can mean several lengths or sizes, and `TOO_LARGE` if
 * one of its lengths is above the limit.
 */
export type SizeProblem = 'EMPTY' | 'NOT_A_SIZE' | 'AMBIGUOUS' | 'TOO_LARGE'

type NotRead = { ok: false; problem: SizeProblem }

/** One side of an opening. `rounded` if the text means another length, to which the side is the nearest sixteenth. */
export type ReadSide = { ok: true; side: Sixteenths; rounded: boolean } | NotRead

/** The size of an opening. `rounded` if one of its sides is. */
export type ReadSize = { ok: true; width: Sixteenths; height: Sixteenths; rounded: boolean } | NotRead

/** The result of a text that is not read. */
export const notRead = (problem: SizeProblem): NotRead => ({ ok: false, problem })
