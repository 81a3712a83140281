import {
  draw,
  dimensions,
  openingShade,
  requiredOpenings,
  describe,
  type DrawingInput,
} from '@virida/shared/drawing'
import { DrawingView } from '@virida/shared/drawing/react/DrawingView'
import { useMemo } from 'react'
import { lengthText, windowName } from '../../content/window-names'
import type { EgressResult } from '../../egress/calculate'
import { minimums } from '../../egress/minimums'
import { requiredAt } from '../../egress/required-opening'
import styles from './EgressDrawing.module.css'
import { openingDimensions } from './opening-dimensions'
import type { Question } from './read-draft'
import { drawingContent as content } from './Result.content'

type Props = { question: Question; result: EgressResult; id: string }

/** The window to scale, open, with what a person gets through and what the rule asks for. */
export function EgressDrawing({ question, result, id }: Props) {
  const { series, style, width, height } = question
  const required = requiredAt(result.exact.width)
  const fits = (least: { width: number; height: number }) =>
    least.width <= result.exact.width && least.height <= result.exact.height
  const scene = useMemo(() => {
    const input: DrawingInput = { style, productType: series, width, height, open: 1, view: 'inside' }
    const { width: least, height: low } = minimums.upper
    const ghosts = [{ width: least, height: low }, requiredAt(result.exact.width)]
    return draw(input, [dimensions, openingShade, requiredOpenings(ghosts), openingDimensions])
  }, [series, style, width, height, result.exact.width])
  const { title, description } = describe({ style, width, height, open: 1, view: 'inside' })
  return (
    <figure className={styles.Figure}>
      <DrawingView
        scene={scene}
        id={id}
        title={title}
        description={`${description} ${content.legend.opening(lengthText(result.exact.width), lengthText(result.exact.height))}.`}
        className={styles.Drawing}
      />
      <figcaption className={styles.Caption}>
        {content.caption(windowName(question))}
        <ul role="list" className={styles.Legend}>
          <li data-key="opening">
            {content.legend.opening(lengthText(result.exact.width), lengthText(result.exact.height))}
          </li>
          <li data-key="required" data-fits={fits(minimums.upper)}>
            {content.legend.least}
          </li>
          <li data-key="required" data-fits={fits(required)}>
            {content.legend.area(lengthText(required.width), lengthText(required.height))}
          </li>
        </ul>
      </figcaption>
    </figure>
  )
}
