import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design, DesignField } from '@virida/shared/design/design'
import type { Problem } from '@virida/shared/design/problems'
import { useEffect, useRef, useState } from 'react'
import type { Chosen } from './choose'
import { ColorChoices } from './ColorChoices'
import styles from './DesignControls.module.css'
import { FrameChoice } from './FrameChoice'
import { GlassChoices } from './GlassChoices'
import { GridChoice } from './GridChoice'
import type { GroupProps } from './group-props'
import { LayoutChoice } from './LayoutChoice'
import { SizeFields } from './SizeFields'

type Props = {
  design: Design
  series: SeriesRecord
  problems: readonly Problem[]
  onChange: (design: Design) => void
}

/** All choices of a series. What is chosen is the caller's to keep. */
export function DesignControls({ onChange, ...shown }: Props) {
  const [note, tell] = useState<Chosen['note']>()
  const [mended, setMended] = useState<DesignField>()
  const controls = useRef<HTMLDivElement>(null)

  // The button of a mended problem is gone: its focus goes to the control that it spoke of.
  useEffect(() => {
    if (!mended) return
    const group = controls.current?.querySelector(`[data-field="${mended}"]`)
    const control = group?.querySelector<HTMLElement>('input:checked, input[type="text"], input')
    ;(control ?? controls.current)?.focus()
    setMended(undefined)
  }, [mended])

  const props: GroupProps = {
    ...shown,
    note,
    onChange: (chosen) => {
      tell(chosen.note)
      onChange(chosen.design)
    },
    onMend: ({ field, mend }) => {
      if (!mend) return
      tell(undefined)
      setMended(field)
      onChange(mend.design)
    },
  }
  return (
    <div ref={controls} tabIndex={-1} className={styles.Controls}>
      <SizeFields {...props} />
      <LayoutChoice {...props} />
      <ColorChoices {...props} />
      <GridChoice {...props} />
      <GlassChoices {...props} />
      <FrameChoice {...props} />
    </div>
  )
}
