import { wideOperationMarks } from '@virida/shared/products/drawing/annotations/operation-marks'
import { draw } from '@virida/shared/products/drawing/draw'
import type { DrawingInput } from '@virida/shared/products/drawing/product/input'
import { memo, useMemo } from 'react'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import styles from './Thumbnail.module.css'

type Props = {
  /** Keep the same object between renders, so that it is drawn once. */
  input: DrawingInput
  /** Shows the marks for hinges and sliding directions. */
  marked?: boolean
}

export const Thumbnail = memo(function Thumbnail({ input, marked }: Props) {
  const drawing = useMemo(() => draw(input, marked ? [wideOperationMarks] : []), [input, marked])
  return <DrawingView drawing={drawing} className={styles.Thumbnail} />
})
