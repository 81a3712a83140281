import { gridBars } from '@virida/shared/catalogue/grid-bars'
import { drawingOf } from '@virida/shared/design/drawing-of'
import { heightOfRound } from '@virida/shared/design/shape-rules'
import { usualDesign } from '@virida/shared/design/usual-design'
import { useMemo } from 'react'
import { controlsContent as content } from '../content'
import { Choices } from './Choices'
import { without } from './choose'
import type { GroupProps } from './group-props'
import { reasonOf } from './reason-of'
import { Thumbnail } from './Thumbnail'
import { Told } from './Told'

const none = 'none'

/** Bars between the panes: which pattern, and how wide. Doors have none. */
export function GridChoice({ design, series, onChange, ...rest }: GroupProps) {
  const { operation, shape, flip, grid } = design
  const drawn = useMemo(() => {
    const usual = usualDesign(series.slug)
    const look = {
      ...usual,
      ...(operation && { operation }),
      ...(shape && { shape, flip, height: heightOfRound(shape, usual.width) ?? usual.width }),
    }
    const bare = drawingOf(look, series)
    return [
      { id: none, title: content.noGrid, input: bare },
      ...(series.options.grids ?? []).map(({ id, title, pattern }) => ({
        id,
        title,
        input: { ...bare, grid: pattern },
      })),
    ]
  }, [series, operation, shape, flip])
  if (!series.options.grids?.length) return <Told fields={['grid']} {...rest} />
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
        <Told fields={['grid']} {...rest} />
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
