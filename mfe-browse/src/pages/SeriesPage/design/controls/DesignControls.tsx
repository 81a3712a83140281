import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { Design, DesignField } from '@virida/shared/products/design/design'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { useEffect, useRef, useState } from 'react'
import { projectWords } from '../../../../project/content'
import { useBoundRow } from '../../../../project/use-bound-row'
import type { Chosen } from './choose'
import { ColorChoices } from './choices/ColorChoices'
import styles from './DesignControls.module.css'
import { FrameChoice } from './choices/FrameChoice'
import { GlassChoices } from './choices/GlassChoices'
import { GridChoice } from './choices/GridChoice'
import type { GroupProps } from './choices/group-props'
import { LayoutChoice } from './choices/LayoutChoice'
import { SizeFields } from './size/SizeFields'

type Props = {
  design: Design
  series: SeriesRecord
  problems: readonly Problem[]
  onChange: (design: Design) => void
}

/** The controls for all choices of a series. The caller keeps the design and changes it in `onChange`. */
export function DesignControls({ onChange, ...shown }: Props) {
  const [note, setNote] = useState<Chosen['note']>()
  const [mended, setMended] = useState<DesignField>()
  const bound = useBoundRow()
  const controls = useRef<HTMLDivElement>(null)

  // The button of a solved problem disappears, so the focus moves to the control that the problem was about.
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
      setNote(chosen.note)
      onChange(chosen.design)
    },
    onMend: ({ field, mend }) => {
      if (!mend) return
      setNote(undefined)
      setMended(field)
      onChange(mend.design)
    },
  }
  return (
    <div ref={controls} tabIndex={-1} className={styles.Controls}>
      {bound && <p className={styles.Row}>{projectWords.changing(bound.number, bound.window.room)}</p>}
      <SizeFields {...props} />
      <LayoutChoice {...props} />
      <ColorChoices {...props} />
      <GridChoice {...props} />
      <GlassChoices {...props} />
      <FrameChoice {...props} />
    </div>
  )
}
