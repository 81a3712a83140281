import { describe } from '@virida/shared/products/drawing/describe'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import type { EgressResult } from '@virida/shared/products/egress/calculate'
import { minimums } from '@virida/shared/products/building-code/minimums'
import { requiredAt } from '@virida/shared/products/egress/required-opening'
import { useMemo } from 'react'
import { lengthText, windowName } from '@virida/shared/products/egress/names'
import { drawEgress } from './draw-egress'
import styles from './EgressDrawing.module.css'
import type { Question } from '../form/read-draft'
import { drawingContent as content } from './content'

type Props = { question: Question; result: EgressResult }

/** A drawing to scale of the open window, with its clear opening and the required openings. */
export function EgressDrawing({ question, result }: Props) {
  const { series, style, width, height } = question
  const required = requiredAt(result.exact.width)
  const fits = (least: { width: number; height: number }) =>
    least.width <= result.exact.width && least.height <= result.exact.height
  const drawing = useMemo(
    () => drawEgress({ series, style, width, height }, result.exact.width),
    [series, style, width, height, result.exact.width],
  )
  const { title, description } = describe({ style, width, height, open: 1, view: 'inside' })
  return (
    <figure className={styles.Figure}>
      <DrawingView
        drawing={drawing}
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
