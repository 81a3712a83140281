import { gridBars } from '@virida/shared/products/catalogue/vocabulary/grids'
import { paintOf } from '@virida/shared/products/design/frame-colors'
import { luminance, type Hex } from '@virida/shared/products/drawing/canvas/color'
import { drawingOf } from '@virida/shared/products/design/drawing-of'
import { heightOfRound } from '@virida/shared/products/design/shape-rules'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { useMemo } from 'react'
import { controlsContent as content } from '../../content'
import { Choices } from './Choices'
import { without } from '../choose'
import type { GroupProps } from './group-props'
import { reasonOf } from './reason-of'
import { Thumbnail } from './Thumbnail'
import { FieldMessages } from '../FieldMessages'

const none = 'none'

/** Glass in front of which the bars are easy to see: light behind dark bars, dark behind the others. */
const behind = (colorHex: Hex) => (luminance(colorHex) < 0.4 ? 'clear' : 'graylite')

/** The pattern of the grid and the width of its bars. Doors have no grids. */
export function GridChoice({ design, series, onChange, ...rest }: GroupProps) {
  const { operation, shape, flip, grid, exterior, interior } = design
  const drawn = useMemo(() => {
    const usual = usualDesign(series.slug)
    const look = {
      ...usual,
      ...{ exterior, interior },
      ...(operation && { operation }),
      ...(shape && { shape, flip, height: heightOfRound(shape, usual.width) ?? usual.width }),
    }
    const glass = behind(paintOf(exterior).colorHex)
    const bare = { ...drawingOf(look, series), glass, barWidth: 1 } as const
    return [
      { id: none, title: content.noGrid, input: bare },
      ...(series.options.grids ?? []).map(({ id, title, pattern }) => ({
        id,
        title,
        input: { ...bare, grid: pattern },
      })),
    ]
  }, [series, operation, shape, flip, exterior, interior])
  if (!series.options.grids?.length) return <FieldMessages fields={['grid']} {...rest} />
  const bars = grid?.bars ?? 'flat'
  return (
    <div data-field="grid">
      <Choices
        legend={content.grid}
        look="drawing"
        value={grid?.id ?? none}
        choices={drawn.map(({ id, title, input }) => ({
          value: id,
          title,
          picture: <Thumbnail input={input} />,
          reason: id === none ? undefined : reasonOf({ ...design, grid: { id, bars } }, series, ['grid']),
        }))}
        onChoose={(id) =>
          onChange({ design: id === none ? without(design, 'grid') : { ...design, grid: { id, bars } } })
        }
      >
        <FieldMessages fields={['grid']} {...rest} />
      </Choices>
      {grid && (
        <Choices
          legend={content.bars}
          look="word"
          value={grid.bars}
          choices={gridBars.map(({ key }) => ({ value: key, title: content.barTitles[key] }))}
          onChoose={(value) => {
            const bar = gridBars.find(({ key }) => key === value)
            if (bar) onChange({ design: { ...design, grid: { ...grid, bars: bar.key } } })
          }}
        />
      )}
    </div>
  )
}
