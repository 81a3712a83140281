import { frameTitles } from '@virida/shared/products/catalogue/vocabulary/frames'
import { controlsContent as content } from '../../content'
import { Choices } from './Choices'
import { without } from '../choose'
import type { GroupProps } from './group-props'
import { FieldMessages } from '../FieldMessages'

const open = 'open'

/** The frame type, or "Not decided yet". */
export function FrameChoice({ design, series, onChange, ...rest }: GroupProps) {
  return (
    <div data-field="frame">
      <Choices
        legend={content.frame}
        look="word"
        value={design.frame ?? open}
        choices={[
          { value: open, title: content.frameOpen },
          ...series.frameKinds.map((kind) => ({ value: kind, title: frameTitles[kind] })),
        ]}
        onChoose={(value) => {
          const frame = series.frameKinds.find((kind) => kind === value)
          onChange({ design: frame ? { ...design, frame } : without(design, 'frame') })
        }}
      >
        <FieldMessages fields={['frame']} {...rest} />
      </Choices>
    </div>
  )
}
