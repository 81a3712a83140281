import { formatInches, formatSize } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { DesignCodeError } from '@virida/shared/products/design/code/error'
import { readDesign } from '@virida/shared/products/design/code/read-design'
import { formatFeet } from '@virida/shared/products/facade/feet'
import { roofText } from '@virida/shared/products/facade/facade-text'
import type { Facade } from '@virida/shared/products/project/facade'
import type { Project, ProjectWindow } from '@virida/shared/products/project/project'
import { unbroken } from '@virida/shared/site/unbroken'
import type { ComparedField, FacadeField, RowChange, Versions } from './compare-jobs'
import { filesContent } from './content'

const { compare: content } = filesContent

/** How a field differs between two versions of a job. */
export type FieldChange = { label: string; before: string; after: string }

/** The product and size of a row, or what the schedule says about it. */
function productText({ design: code, asked }: ProjectWindow): string {
  const design = readDesign(code)
  if (design instanceof DesignCodeError) return code || (asked?.text ?? '')
  return `${seriesFacts[design.series].title}, ${unbroken(formatSize(design.width, design.height))}`
}

/** Where a row belongs in the house: `W1, Kitchen`. Empty for a row with neither a mark nor a room. */
export const placeText = ({ mark, room }: ProjectWindow): string => [mark, room].filter(Boolean).join(', ')

/** What a row is: `Platinum Single Hung, 36 × 60 in, quantity 2`. */
export const rowText = (window: ProjectWindow): string =>
  `${productText(window)}, ${content.fields.quantity.toLowerCase()} ${window.quantity}`

/** The product of a row and the code of its design, or the code alone if the design cannot be read. */
function designText(window: ProjectWindow): string {
  const product = productText(window)
  return !window.design || product === window.design ? window.design : `${product} (${window.design})`
}

/** `Front, 4'2" from the left, sill 2'0"` for each place. */
const placesText = ({ places = [] }: ProjectWindow, facades: readonly Facade[]): string =>
  places
    .map(({ facade, x, sill }) => {
      const name = facades.find(({ id }) => id === facade)?.name ?? content.noFacade
      return content.place(name, formatFeet(x), formatFeet(sill))
    })
    .join('; ')

function valueText(
  window: ProjectWindow,
  field: ComparedField,
  { facades = [] }: Pick<Project, 'facades'>,
): string {
  const { sill, asked, opening } = window
  if (field === 'places') return placesText(window, facades)
  if (field === 'design') return designText(window)
  if (field === 'sill') return sill === undefined ? '' : formatInches(sill)
  if (field === 'opening') return opening ? unbroken(formatSize(opening.width, opening.height)) : ''
  if (field === 'asked') {
    const { text = '', width, height } = asked ?? {}
    return width && height ? `${text}, ${formatSize(width, height)}` : text
  }
  if (field === 'sleeping' || field === 'grade') return window[field] ? content.yes : content.no
  return String(window[field] ?? '')
}

/** How a field of a row differs: its quantity was 1 and is 2. */
export const fieldChange = (
  field: ComparedField,
  before: ProjectWindow,
  after: ProjectWindow,
  versions: Readonly<Record<'before' | 'after', Pick<Project, 'facades'>>>,
): FieldChange => ({
  label: content.fields[field],
  before: valueText(before, field, versions.before) || content.empty,
  after: valueText(after, field, versions.after) || content.empty,
})

function facadeValue(facade: Facade, field: FacadeField): string {
  if (field === 'name') return facade.name
  if (field === 'roof') return roofText(facade.roof)
  if (field === 'floors') return (facade.floors ?? []).map(formatFeet).join(', ')
  return formatFeet(facade[field])
}

/** How a field of a façade differs: its width was 30'0" and is 40'0". */
export const facadeFieldChange = (field: FacadeField, before: Facade, after: Facade): FieldChange => ({
  label: content.facadeFields[field],
  before: facadeValue(before, field) || content.empty,
  after: facadeValue(after, field) || content.empty,
})

/**
 * How two versions of a job differ in all: the numbers of changed rows and façades, and the names if they differ.
 * @param own Which of the two is the visitor's own list.
 */
export function summaryText({ before, after, rows, facades }: Versions, own: 'before' | 'after'): string {
  const changes = [...rows, ...facades]
  const isRenamed = before.name !== after.name
  if (changes.length === 0 && !isRenamed) return content.same
  const count = (kind: RowChange['kind']) => changes.filter((change) => change.kind === kind).length
  const counts = content.counts[own](count('added'), count('removed'), count('changed'))
  const name = content.field(content.fields.name, before.name || content.empty, after.name || content.empty)
  return isRenamed ? `${counts} ${name}` : counts
}
