import { frameTitles } from '@virida/shared/catalogue/parts/frames'
import { controlsContent as content } from '../content'
import { Choices } from './Choices'
import { without } from './choose'
import type { GroupProps } from './group-props'
import { Told } from './Told'

const open = 'open'

/** How the unit is set into the wall, if that is known yet. */
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
        <Told fields={['frame']} {...rest} />
      </Choices>
    </div>
  )
}
