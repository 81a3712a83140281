import type { SeriesRecord } from '../../catalogue/series-record'
import type { Design } from '../design'
import { layoutOf, layoutsOf } from '../layouts'
import { problemWords as words } from './problem-words'
import type { Problem } from './problem'

/** A layout or shape that the series does not have. */
export function layoutProblems(design: Design, record: SeriesRecord): readonly Problem[] {
  const layouts = layoutsOf(record)
  if ((!design.operation && !design.shape) || layoutOf(layouts, design)) return []
  const [first] = layouts
  const { operation: _, shape: __, flip: ___, ...rest } = design
  return [
    {
      field: 'layout',
      message: words.layout(
        record.title,
        layouts.map(({ title }) => title),
      ),
      ...(first && {
        mend: {
          label: words.layoutTo(first.title),
          design: {
            ...rest,
            ...(first.operation && { operation: first.operation }),
            ...(first.shape && { shape: first.shape }),
          },
        },
      }),
    },
  ]
}
