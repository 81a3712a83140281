import {
  barWords,
  colorWords,
  flipWord,
  frameWords,
  gridWords,
  keyOf,
  lowE4Word,
  obscureWords,
  shapeWords,
  triplePanesWord,
} from './code-words'
import type { Design } from '../design'
import { plainInterior } from './design-code'

/** The fields of a design that one word of a code sets. */
export type DesignPart = Partial<Omit<Design, 'series' | 'width' | 'height'>>

/** Panel letters of sliding and hinged units, and the panel counts of folding units. */
const operationLetters = /^(?=.{1,12}$)(P?[XO]+P?|(XL|XR|X|O)+|(\d[LR]){1,2})$/
const gridWord = /^(G1?)\.([A-Z0-9]+(?:\.[A-Z0-9]+)*)$/

const readers: readonly ((word: string) => DesignPart | undefined)[] = [
  (word) => (operationLetters.test(word) ? { operation: word } : undefined),
  shapePart,
  colorsPart,
  gridPart,
  (word) => (word === triplePanesWord ? { panes: 'triple' } : undefined),
  (word) => (word === lowE4Word ? { glass: 'low_e4' } : undefined),
  (word) => named('obscure', keyOf(obscureWords, word)),
  (word) => named('frame', keyOf(frameWords, word)),
]

/** Reads one word. Undefined if it is not in the grammar. */
export function partOf(word: string): DesignPart | undefined {
  for (const read of readers) {
    const part = read(word)
    if (part) return part
  }
  return undefined
}

const named = <Field extends 'obscure' | 'frame'>(field: Field, key: Design[Field]): DesignPart | undefined =>
  key && { [field]: key }

function shapePart(word: string): DesignPart | undefined {
  const [name = '', flip, ...rest] = word.split('.')
  const shape = keyOf(shapeWords, name)
  if (!shape || rest.length > 0 || (flip !== undefined && flip !== flipWord)) return undefined
  return { shape, ...(flip && { flip: true }) }
}

function colorsPart(word: string): DesignPart | undefined {
  const [outside = '', inside, ...rest] = word.split('.')
  const exterior = keyOf(colorWords, outside)
  if (!exterior || rest.length > 0) return undefined
  const interior = inside === undefined ? plainInterior(exterior) : keyOf(colorWords, inside)
  return interior && { exterior, interior }
}

function gridPart(word: string): DesignPart | undefined {
  const [, bar = '', name] = gridWord.exec(word) ?? []
  const bars = keyOf(barWords, bar)
  if (!name || !bars) return undefined
  return { grid: { id: keyOf(gridWords, name) ?? name.replaceAll('.', '-').toLowerCase(), bars } }
}
