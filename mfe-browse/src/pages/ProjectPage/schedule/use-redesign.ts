import { formatSize } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { designCode } from '@virida/shared/products/design/code/design-code'
import type { Design } from '@virida/shared/products/design/design'
import type { DescribedWindow } from '@virida/shared/products/project/describe-window'
import { keepOptions } from '@virida/shared/products/project/keep-options'
import { scheduleContent } from '../content'
import { egressContent } from './egress/content'
import type { ListChanges } from './use-list-changes'

/**
 * Gives a row another design: one that passes the egress check, or the first design of a row without a
 * series. The change can be undone.
 */
export function useRedesign(window: DescribedWindow & { id: string }, at: number, changes: ListChanges) {
  const { id, room, made, asked } = window
  const apply = (design: Design) => {
    const words = egressContent.mended(
      scheduleContent.row(at, room),
      seriesFacts[design.series].title,
      formatSize(design.width, design.height),
    )
    changes.revise(id, { design: designCode(design), asked: asked && { text: asked.text } }, words)
  }
  return (design: Design) => {
    if (!made) return apply(design)
    // If the record of the new series cannot be loaded, its options are unknown, so the row gets the usual ones.
    void keepOptions(design, made.design).then(apply, () => apply(design))
  }
}
