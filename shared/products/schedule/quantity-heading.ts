import { headingWords } from './fields'

const quantity = new Set(['quantity', 'quantities', 'qty', 'qnty', 'qnt', 'quan', 'quant'])
/** Words of a number of windows that also have other meanings. The numbers below them must look like quantities. */
const numberOf = new Set([
  ...['count', 'counts', 'cnt', 'total', 'pcs', 'piece', 'pieces', 'sets', 'ea', 'each'],
  ...['req', 'reqd', 'required', 'needed', 'ordered', 'windows', 'openings', 'tot'],
])
/** Words beside these that do not change their meaning. */
const beside = new Set([
  ...['of', 'the', 'no', 'nos', 'number', 'num', 'd', 'order', 'need', 'item', 'net'],
  ...['est', 'estimated', 'bid', 'project', 'on', 'plan'],
  ...['window', 'windows', 'unit', 'units', 'opening', 'openings'],
])
const amounts: readonly string[] = ['amount', 'amt']
/** Words below which a schedule has its marks, its row numbers or its quantities. */
const numbers: readonly string[] = ['', 'no', 'nos', 'number', 'num', 'n']
/** These may also be prices or sums. */
const uncertain: readonly string[] = ['total', 'tot', 'each', 'ea']

const wordsOf = (words: string) => words.replace(/\bq ty\b/, 'qty').split(' ')

export const hasCurrency = (heading: string): boolean => /[$€£]/.test(heading)

/** Whether a heading is of a price. */
export const saysPrice = (heading: string): boolean =>
  hasCurrency(heading) || /\b(?:prices?|costs?|rates?)\b/.test(headingWords(heading))

/** Whether a heading with these words may also be of a price or a sum. */
export const mayBeSum = (words: string): boolean => uncertain.includes(words) || amounts.includes(words)

/** Ranks of the headings of quantities. The smaller the rank, the more certain the meaning. */
const quantityRanks = { total: 0, alone: 1, withWords: 2, uncertain: 99 } as const

/** The names in `headingNames` follow the headings with a word such as `Qty`. */
export const firstListedQuantity = 3

/** The rank of a heading of quantities, by its words: `Total qty`, `Qty ordered`. Undefined for other words beside: `Qty per floor`. */
export function quantityRank(words: string): number | undefined {
  if (uncertain.includes(words)) return quantityRanks.uncertain
  const all = wordsOf(words)
  const isKnown = all.every((word) => quantity.has(word) || numberOf.has(word) || beside.has(word))
  if (!isKnown || !all.some((word) => quantity.has(word))) return undefined
  if (all.includes('total') || all.includes('tot')) return quantityRanks.total
  return all.length === 1 ? quantityRanks.alone : quantityRanks.withWords
}

/** Whether a heading has a word for the quantity, with any other words. */
export const saysQuantity = (heading: string): boolean =>
  !hasCurrency(heading) && wordsOf(headingWords(heading)).some((word) => quantity.has(word))

/** Whether a heading is of the quantity of all units: `Total qty`. */
export const isOfAll = (heading: string): boolean =>
  quantityRank(headingWords(heading)) === quantityRanks.total

/** Whether a heading is of the quantity in only one of several units: `Qty/Unit`, but not `Qty/Pcs` or `Qty/Units`. */
export function isPerUnit(heading: string): boolean {
  const [, unit] = /(?:\/|\bper\b) *([a-z]+)/.exec(heading.slice(0, 80).toLowerCase()) ?? []
  if (unit === undefined || !saysQuantity(heading)) return false
  return ![quantity, numberOf].some((words) => words.has(unit)) && !numbers.includes(unit) && unit !== 'units'
}

/** Whether numbers below a heading with these words are quantities if they look like them. */
export function mayBeQuantity(words: string): boolean {
  if (amounts.includes(words)) return true
  const all = wordsOf(words)
  return all.some((word) => numberOf.has(word)) && all.every((word) => numberOf.has(word) || beside.has(word))
}

/** Whether numbers below a heading with these words are quantities if they neither count the rows nor are marks. */
export const mayBeAnyNumber = (words: string): boolean => numbers.includes(words)
