import { designCode } from '../design/code/design-code'
import { DesignCodeError } from '../design/code/error'
import { readDesign } from '../design/code/read-design'
import { projectLimits } from '../project/project'
import { sizeOfRow, type ReadOpening, type Units } from './read-opening'
import type { TextOf } from './text-of'

/**
 * The design of a row of the site's own export. A size that was changed in the file replaces the one in the code. A row without
 * a code is open if it has the text of a window without a design. Undefined if it has neither.
 */
export function ownDesign(textOf: TextOf, units: Units): ReadOpening | undefined {
  const code = textOf('design').trim().slice(0, projectLimits.design)
  const size = sizeOfRow(textOf, units)
  if (code === '') return textOf('asked') === '' ? undefined : { state: 'open', reason: 'no_series', size }
  const design = readDesign(code)
  if (design instanceof DesignCodeError)
    return { state: 'read', design: code, remarks: ['unreadable_design'] }
  const isSame = !size.ok || (size.width === design.width && size.height === design.height)
  if (isSame) return { state: 'read', design: code, remarks: [] }
  return {
    state: 'read',
    design: designCode({ ...design, width: size.width, height: size.height }),
    remarks: ['size_of_columns'],
  }
}
