import { madeOnce } from '../../../site/made-once'

/*
 * Writes the exchange file of ISO 10303-21 ("STEP physical file"): numbered entities whose attributes are listed by
 * position.
 */

/** A number of an entity, written as #12. */
export type Ref = { readonly ref: number }
/** A word of an enumeration, written as .METRE. */
export type Word = { readonly word: string }
/** A value with its type, written as IFCLABEL('White'). */
export type Typed = { readonly type: string; readonly value: string | number | boolean }
/** A whole number, written without a decimal point. Plain numbers are written with one. */
export type Count = { readonly count: number }
/** `null` is an omitted attribute, written as $. `undefined` is a derived one, written as *. */
export type Value =
  string | number | boolean | null | undefined | Ref | Word | Typed | Count | readonly Value[]

export const word = (name: string): Word => ({ word: name })
export const typed = (type: string, value: Typed['value']): Typed => ({ type, value })
export const count = (value: number): Count => ({ count: value })

/** Characters of ASCII are written as they are, all others as their code in hexadecimal digits. */
function text(value: string): string {
  const escaped = [...value].map((character) => {
    const code = character.codePointAt(0) ?? 0
    if (character === "'") return "''"
    if (character === '\\') return '\\\\'
    if (code >= 32 && code < 127) return character
    const hex = code.toString(16).toUpperCase()
    return code > 0xffff ? `\\X4\\${hex.padStart(8, '0')}\\X0\\` : `\\X2\\${hex.padStart(4, '0')}\\X0\\`
  })
  return `'${escaped.join('')}'`
}

// "negative" writes -0 as 0.
const reals = madeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      maximumFractionDigits: 8,
      signDisplay: 'negative',
      useGrouping: false,
    }),
)

/** A real number with at most eight decimals, which are all that the square foot has in square meters. */
function real(value: number): string {
  if (!Number.isFinite(value))
    throw new TypeError(`Cannot write ${value} into a STEP file: it is not a number`)
  const digits = reals().format(value)
  return digits.includes('.') ? digits : `${digits}.`
}

function written(value: Value): string {
  if (value === null) return '$'
  if (value === undefined) return '*'
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') return real(value)
  if (typeof value === 'boolean') return value ? '.T.' : '.F.'
  if ('ref' in value) return `#${value.ref}`
  if ('word' in value) return `.${value.word}.`
  if ('count' in value) return String(Math.round(value.count))
  if ('type' in value) {
    const inner = value.type === 'IFCCOUNTMEASURE' ? count(Number(value.value)) : value.value
    return `${value.type}(${written(inner)})`
  }
  return `(${value.map(written).join(',')})`
}

/** What the header of a file says. `view` is the model view definition that the file follows. */
export type Header = {
  name: string
  made: Date
  author: string
  program: string
  view: string
  schema: string
}

/** Collects entities. Equal entities are written once; an entity with a GlobalId has no equal. */
export class StepFile {
  private readonly lines: string[] = []
  private readonly known = new Map<string, Ref>()

  /** Adds an entity and returns its number. */
  add(entity: string, ...attributes: readonly Value[]): Ref {
    const body = `${entity}(${attributes.map(written).join(',')})`
    const same = this.known.get(body)
    if (same) return same
    const made = { ref: this.lines.length + 1 }
    this.lines.push(`#${made.ref}=${body};`)
    this.known.set(body, made)
    return made
  }

  /** The text of the file. */
  write({ name, made, author, program, view, schema }: Header): string {
    const stamp = made.toISOString().slice(0, 19)
    const header = [
      `FILE_DESCRIPTION((${text(`ViewDefinition [${view}]`)}),'2;1');`,
      `FILE_NAME(${[text(name), text(stamp), `(${text(author)})`, `(${text(author)})`, text(program), text(program), "''"].join(',')});`,
      `FILE_SCHEMA((${text(schema)}));`,
    ]
    return [
      'ISO-10303-21;',
      'HEADER;',
      ...header,
      'ENDSEC;',
      'DATA;',
      ...this.lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n')
  }
}
