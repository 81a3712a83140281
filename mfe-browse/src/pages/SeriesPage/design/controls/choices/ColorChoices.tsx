import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import {
  exteriorsOf,
  frameColors,
  interiorsOf,
  paintOf,
  type FrameColor,
} from '@virida/shared/products/design/frame-colors'
import { colorWords } from '@virida/shared/products/design/describe'
import { controlsContent as content } from '../../content'
import { Choices, type Choice } from './Choices'
import { withExterior } from '../choose'
import styles from './ColorChoices.module.css'
import type { GroupProps } from './group-props'
import { reasonOf } from './reason-of'
import { FieldMessages } from '../FieldMessages'

/** The colors of the frame outside and inside. */
export function ColorChoices({ design, series, onChange, ...rest }: GroupProps) {
  const colorIn = (value: string) => frameColors.find((color) => color === value) ?? design.exterior
  return (
    <>
      <div data-field="exterior">
        <Choices
          legend={content.exterior}
          look="color"
          value={design.exterior}
          choices={exteriorsOf(series.frameFinishes).map((color) => choiceOf(color))}
          onChoose={(value) => onChange(withExterior(design, colorIn(value), series))}
        >
          <p className={styles.Together}>{colorWords(design)}</p>
          <FieldMessages fields={['exterior']} {...rest} />
        </Choices>
      </div>
      <div data-field="interior">
        <Choices
          legend={content.interior}
          look="color"
          value={design.interior}
          choices={interiorsOf(series.frameFinishes).map((color) =>
            choiceOf(color, insideReason(design, color, series)),
          )}
          onChoose={(value) => onChange({ design: { ...design, interior: colorIn(value) } })}
        >
          <FieldMessages fields={['interior']} {...rest} />
        </Choices>
      </div>
    </>
  )
}

const insideReason = (design: GroupProps['design'], interior: FrameColor, series: SeriesRecord) =>
  reasonOf({ ...design, interior }, series, ['interior'])

const choiceOf = (color: FrameColor, reason?: string): Choice => {
  const { title, colorHex } = paintOf(color)
  return {
    value: color,
    title,
    ...(reason && { reason }),
    picture: (
      <svg
        className={styles.Color}
        viewBox="0 0 60 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="60" height="40" fill={colorHex} />
      </svg>
    ),
  }
}
