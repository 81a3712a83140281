import { formatInches, formatRange, formatSize } from '@virida/shared/catalogue/dimension'
import type { LengthRange } from '@virida/shared/catalogue/dimension'
import type { Finish } from '@virida/shared/catalogue/finishes'
import { filterGroups } from '@virida/shared/catalogue/filters'
import { productLines } from '@virida/shared/catalogue/product-lines'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { rowWords as words } from './row-words'

export type CompareLink = { label: string; href: string }

/** What a row says of one series. `absent` says why there is nothing to say. */
export type Cell =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'finishes'; finishes: readonly Finish[] }
  | { kind: 'links'; links: readonly CompareLink[] }
  | { kind: 'absent'; reason: string }

export type Row = {
  key: string
  label: string
  note?: string
  cells: readonly Cell[]
  /** Whether it says the same of every series. Where each series has its own, as documents, nothing differs. */
  isSame: boolean
}

type Question = {
  key: string
  label: string
  note?: string
  answer: (series: SeriesRecord) => Cell
  /** Each series has its own, which tells nothing about it. */
  isOwn?: true
}

const lines = (...all: readonly string[]): Cell => ({ kind: 'lines', lines: all.filter(Boolean) })
const absent = (reason: string): Cell => ({ kind: 'absent', reason })

/** The name that the catalog's filter gives to a value: "Horizontal Slider", "Black Exterior". */
export const filterLabel = (value: string): string =>
  filterGroups.flatMap(({ values }) => [...values]).find((one) => one.value === value)?.label ?? value

function limits({ size }: SeriesRecord, side: 'width' | 'height'): Cell {
  if (!size) return absent(words.toShape)
  const range: LengthRange = size[side]
  return lines([formatRange(range), words.of[size.of]].filter(Boolean).join(', '))
}

function egress({ type, style, smallestEgress }: SeriesRecord): Cell {
  const { narrowest, shortest, door, fixed, bay, none } = words.egress
  if (smallestEgress) {
    const size = ({ width, height }: typeof smallestEgress.narrowest) => formatSize(width, height)
    return lines(narrowest(size(smallestEgress.narrowest)), shortest(size(smallestEgress.shortest)))
  }
  if (type === 'door') return absent(door)
  if (style === 'bay') return absent(bay)
  return absent(style === 'awning' ? none : fixed)
}

function documents({ slug, productType, style, smallestEgress }: SeriesRecord): Cell {
  const { drawings, egress: calculator } = words.documents
  return {
    kind: 'links',
    links: [
      // The files are named by the slug, which finds the doors that share an entry, too.
      { label: drawings, href: `/technical-resources?q=${slug}` },
      ...(smallestEgress
        ? [
            {
              label: calculator,
              href: `/egress-calculator?window_series=${productType}&window_style=${style}`,
            },
          ]
        : []),
    ],
  }
}

const questions: readonly Question[] = [
  {
    key: 'line',
    label: words.line,
    answer: ({ product }) => {
      const { title, navigateTo } = productLines[product]
      return { kind: 'links', links: [{ label: title, href: navigateTo }] }
    },
  },
  {
    key: 'price',
    label: words.price.label,
    answer: ({ product }) => lines(words.price.value(productLines[product].priceTier)),
  },
  { key: 'style', label: words.style, answer: ({ style }) => lines(filterLabel(style)) },
  { key: 'width', label: words.width, answer: (series) => limits(series, 'width') },
  { key: 'height', label: words.height, answer: (series) => limits(series, 'height') },
  { key: 'egress', label: words.egress.label, note: words.egress.note, answer: egress },
  {
    key: 'glazing',
    label: words.glazing.label,
    answer: ({ glazing }) =>
      lines(...glazing.map(({ panes, thickness }) => words.glazing.value(panes, formatInches(thickness)))),
  },
  {
    key: 'glass',
    label: words.glass.label,
    answer: ({ glass: { types, obscureTypes } }) =>
      lines(...types.map(({ title }) => title), words.glass.obscure(obscureTypes)),
  },
  { key: 'material', label: words.material, answer: ({ material }) => lines(material.replace('/', ' or ')) },
  {
    key: 'finishes',
    label: words.finishes,
    answer: ({ frameFinishes: { standard, capstock = [], allOverCapstock = [] } }) => ({
      kind: 'finishes',
      finishes: [...standard, ...capstock, ...allOverCapstock],
    }),
  },
  {
    key: 'frames',
    label: words.frames,
    answer: ({ frames }) => lines(...frames.types.map(({ title }) => title)),
  },
  {
    key: 'grids',
    label: words.grids.label,
    answer: ({ type, options: { grids } }) =>
      type === 'door' ? absent(words.grids.door) : lines(...(grids ?? []).map(({ title }) => title)),
  },
  {
    key: 'combinations',
    label: words.combinations,
    answer: ({ options }) => lines(...options.combinations.map(({ title }) => title)),
  },
  { key: 'documents', label: words.documents.label, answer: documents, isOwn: true },
]

/** The table of some series: one row a question, with one answer a series, in their order. */
export const rowsOf = (series: readonly SeriesRecord[]): readonly Row[] =>
  questions.map(({ key, label, note, answer, isOwn = false }) => {
    const cells = series.map(answer)
    const isSame = isOwn || new Set(cells.map((cell) => JSON.stringify(cell))).size === 1
    return { key, label, ...(note !== undefined && { note }), cells, isSame }
  })
