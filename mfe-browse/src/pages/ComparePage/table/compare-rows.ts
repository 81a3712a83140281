import {
  formatInches,
  formatRange,
  formatSize,
  type LengthRange,
} from '@virida/shared/products/catalogue/dimension'
import type { Finish } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { filterGroups } from '@virida/shared/products/catalogue/listing/filters'
import { productLines } from '@virida/shared/products/catalogue/lines/product-lines'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { egressAddress } from '@virida/shared/site/addresses/egress'
import { resourcesAddress } from '@virida/shared/site/addresses/resources'
import { rowWords as words } from './content'

type CompareLink = { label: string; href: string }

/** The value of a row for one series. `absent` says why there is no value. */
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
  /** Whether the row shows no differences: all series have the same value, or each has its own, as with documents. */
  isSame: boolean
}

type Question = {
  key: string
  label: string
  note?: string
  answer: (series: SeriesRecord) => Cell
  /** Every series has a value of its own, so the row says nothing about differences. */
  isOwn?: true
}

const lines = (...all: readonly string[]): Cell => ({ kind: 'lines', lines: all.filter(Boolean) })
const absent = (reason: string): Cell => ({ kind: 'absent', reason })

/** The label of a value in the catalog's filters, such as "Horizontal Slider" or "Black Exterior". */
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
      // Files are named after the series' slug, so a search for it also finds doors that share an entry.
      { label: drawings, href: resourcesAddress({ keyword: slug }) },
      ...(smallestEgress
        ? [
            {
              label: calculator,
              href: egressAddress({ series: productType, style }),
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

/** Returns the rows of the comparison, each with one cell for each series in the given order. */
export const rowsOf = (series: readonly SeriesRecord[]): readonly Row[] =>
  questions.map(({ key, label, note, answer, isOwn = false }) => {
    const cells = series.map(answer)
    const isSame = isOwn || new Set(cells.map((cell) => JSON.stringify(cell))).size === 1
    return { key, label, ...(note !== undefined && { note }), cells, isSame }
  })
