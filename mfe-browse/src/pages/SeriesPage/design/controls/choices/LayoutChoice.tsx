import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { paintOf, type FrameColor } from '@virida/shared/products/design/frame-colors'
import { layoutOf, layoutsOf, panelsOf, type Layout } from '@virida/shared/products/design/layouts'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import type { DrawingInput } from '@virida/shared/products/drawing/product/input'
import { doorWidth } from '@virida/shared/products/drawing/product/operation'
import { useMemo } from 'react'
import { controlsContent as content } from '../../content'
import { usualInput } from '../../../usual-drawing'
import { Choices } from './Choices'
import { withLayout } from '../choose'
import type { GroupProps } from './group-props'
import { reasonOf } from './reason-of'
import { Thumbnail } from './Thumbnail'
import { FieldMessages } from '../FieldMessages'

/** The panels, hinges or shape, for series that have more than one layout. */
export function LayoutChoice({ design, series, onChange, ...rest }: GroupProps) {
  const drawn = useMemo(
    () => layoutsOf(series).map((layout) => ({ layout, input: inputOf(series, layout, design.exterior) })),
    [series, design.exterior],
  )
  if (drawn.length < 2) return null
  const layouts = drawn.map(({ layout }) => layout)
  // If limits apply to each panel, the layout decides how wide the unit may be.
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
        <FieldMessages fields={['layout']} {...rest} />
      </Choices>
    </div>
  )
}

const legendOf = ({ style }: SeriesRecord) => {
  if (style === 'casement') return content.hinges
  return style === 'round_top_specialty_shapes' ? content.shape : content.layout
}

function inputOf(
  series: SeriesRecord,
  { operation, shape, flip }: Layout,
  exterior: FrameColor,
): DrawingInput {
  const { colorHex } = paintOf(exterior)
  const input = usualInput(series)
  const panels = panelsOf({ ...usualDesign(series.slug), operation })
  return {
    ...input,
    finish: { outside: colorHex, inside: colorHex },
    ...(operation && { operation }),
    ...(series.type === 'door' && { width: doorWidth(series.style, panels) }),
    ...(shape && { shape, flip }),
    ...(shape && { width: 48, height: shape === 'half_round' ? 24 : 48 }),
  }
}
