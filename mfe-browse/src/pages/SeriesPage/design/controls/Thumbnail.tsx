import { draw, operationMarks, type DrawingInput } from '@virida/shared/drawing'
import { memo, useMemo } from 'react'
import { Drawing } from '../../../../components/Drawing/Drawing'
import styles from './Thumbnail.module.css'

type Props = {
  /** Kept by who renders it, so that it is drawn once. */
  input: DrawingInput
  /** With the lines that tell hinges and ways to slide. */
  marked?: boolean
}

/** A small drawing of a choice. */
export const Thumbnail = memo(function Thumbnail({ input, marked }: Props) {
  const scene = useMemo(() => draw(input, marked ? [operationMarks] : []), [input, marked])
  return <Drawing scene={scene} className={styles.Thumbnail} />
})
