import { formatInches, formatRange, formatSize } from '../dimension'
import type { SeriesFacts, SizeLimits } from '../facts'
import type { TitledText } from '../series-record'
import { frameTitles } from '../vocabulary/frames'
import { paneLabels } from '../vocabulary/glass'
import { areaText } from '../../building-code/minimums'

const measured: Record<SizeLimits['of'], string> = {
  unit: '',
  panel: ', each panel',
  bay_window: ', each window of the bay',
}

/** The rows of "Specifications". Undefined for a series without size limits, whose page asks the visitor to call. */
export function specificationRows({
  size,
  glazing,
  frameKinds,
  smallestEgress,
}: SeriesFacts): readonly TitledText[] | undefined {
  if (!size) return undefined
  const of = measured[size.of]
  return [
    { title: 'Width', description: capitalized(`${formatRange(size.width)}${of}`) },
    { title: 'Height', description: capitalized(`${formatRange(size.height)}${of}`) },
    ...glazing.map(({ panes, thickness }) => ({
      title: `${paneLabels[panes]} Glazing`,
      description: formatInches(thickness),
    })),
    { title: 'Frame Types', description: frameKinds.map((kind) => frameTitles[kind]).join(', ') },
    ...(smallestEgress
      ? [
          {
            title: 'Smallest Egress Size',
            description:
              [smallestEgress.narrowest, smallestEgress.shortest]
                .map(({ width, height }) => formatSize(width, height))
                .join(' or ') + `, for a clear opening of ${areaText('upper')} (estimate)`,
          },
        ]
      : []),
  ]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
