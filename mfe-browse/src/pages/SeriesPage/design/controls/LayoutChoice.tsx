import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { layoutOf, layoutsOf, panelsOf, type Layout } from '@virida/shared/design/layouts'
import { usualDesign } from '@virida/shared/design/usual-design'
import type { DrawingInput } from '@virida/shared/drawing'
import { doorWidth } from '@virida/shared/drawing'
import { useMemo } from 'react'
import { controlsContent as content } from '../content'
import { usualInput } from '../../usual-drawing'
import { Choices } from './Choices'
import { withLayout } from './choose'
import type { GroupProps } from './group-props'
import { reasonOf } from './reason-of'
import { Thumbnail } from './Thumbnail'
import { Told } from './Told'

/** Panels, hinges or shape: whatever a series has a choice of. */
export function LayoutChoice({ design, series, onChange, ...rest }: GroupProps) {
  const drawn = useMemo(
    () => layoutsOf(series).map((layout) => ({ layout, input: inputOf(series, layout) })),
    [series],
  )
  if (drawn.length < 2) return null
  const layouts = drawn.map(({ layout }) => layout)
  // Where the panels are limited, the layout decides how wide the whole may be.
  const isPanelwise = series.size?.of === 'panel'
  return (
    <div data-field="layout">
      <Choices
        legend={legendOf(series)}
        look="drawing"
        value={layoutOf(layouts, design)?.id ?? ''}
        choices={drawn.map(({ layout, input }) => ({
          value: layout.id,
          title: layout.title,
          picture: <Thumbnail input={input} marked />,
          reason: isPanelwise ? reasonOf(withLayout(design, layout).design, series, ['width']) : undefined,
        }))}
        onChoose={(id) => {
          const layout = layouts.find((one) => one.id === id)
          if (layout) onChange(withLayout(design, layout))
        }}
      >
        <Told fields={['layout']} {...rest} />
      </Choices>
    </div>
  )
}

const legendOf = ({ style }: SeriesRecord) => {
  if (style === 'casement') return content.hinges
  return style === 'round_top_specialty_shapes' ? content.shape : content.layout
}

function inputOf(series: SeriesRecord, { operation, shape, flip }: Layout): DrawingInput {
  const input = usualInput(series)
  const panels = panelsOf({ ...usualDesign(series.slug), operation })
  return {
    ...input,
    ...(operation && { operation }),
    ...(series.type === 'door' && { width: doorWidth(series.style, panels) }),
    ...(shape && { shape, flip }),
    ...(shape && { width: 48, height: shape === 'half_round' ? 24 : 48 }),
  }
}
