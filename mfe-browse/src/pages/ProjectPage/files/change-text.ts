import { formatInches, formatSize } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { DesignCodeError } from '@virida/shared/products/design/code/error'
import { readDesign } from '@virida/shared/products/design/code/read-design'
import type { Project, ProjectWindow } from '@virida/shared/products/project/project'
import type { ComparedField, RowChange } from './compare-jobs'
import { filesContent } from './content'

const { compare: content } = filesContent

/** The product and size of a row, or what the schedule says about it. */
function productText({ design: code, asked }: ProjectWindow): string {
  const design = readDesign(code)
  if (design instanceof DesignCodeError) return code || (asked?.text ?? '')
  return `${seriesFacts[design.series].title}, ${formatSize(design.width, design.height)}`
}

/** Names a row: `W1, Kitchen: Platinum Single Hung, 36 × 60 in, quantity 2`. */
export function rowText(window: ProjectWindow): string {
  const where = [window.mark, window.room].filter(Boolean).join(', ')
  const what = `${productText(window)}, ${content.fields.quantity.toLowerCase()} ${window.quantity}`
  return where ? `${where}: ${what}` : what
}

function valueText(window: ProjectWindow, field: ComparedField): string {
  const { sill, asked, opening } = window
  if (field === 'design') return window.design && `${productText(window)} (${window.design})`
  if (field === 'sill') return sill === undefined ? '' : formatInches(sill)
  if (field === 'opening') return opening ? formatSize(opening.width, opening.height) : ''
  if (field === 'asked') {
    const { text = '', width, height } = asked ?? {}
    return width && height ? `${text}, ${formatSize(width, height)}` : text
  }
  if (field === 'sleeping' || field === 'grade') return window[field] ? content.yes : content.no
  return String(window[field] ?? '')
}

/** How a field differs: `Quantity: 1 → 2`. */
export const fieldText = (field: ComparedField, before: ProjectWindow, after: ProjectWindow): string =>
  content.field(
    content.fields[field],
    valueText(before, field) || content.empty,
    valueText(after, field) || content.empty,
  )

/** How two versions of a job differ in all: the numbers of changed rows, and the names if they differ. */
export function summaryText(before: Project, after: Project, changes: readonly RowChange[]): string {
  const isRenamed = before.name !== after.name
  if (changes.length === 0 && !isRenamed) return content.same
  const count = (kind: RowChange['kind']) => changes.filter((change) => change.kind === kind).length
  const counts = content.counts(count('added'), count('removed'), count('changed'))
  const name = content.field(content.fields.name, before.name || content.empty, after.name || content.empty)
  return isRenamed ? `${counts} ${name}` : counts
}
