import { dimensions } from '@virida/shared/products/drawing/annotations/dimensions'
import { openingShade, requiredOpenings } from '@virida/shared/products/drawing/annotations/openings'
import { describe } from '@virida/shared/products/drawing/describe'
import { draw } from '@virida/shared/products/drawing/draw'
import type { DrawingInput } from '@virida/shared/products/drawing/product/input'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import type { EgressResult } from '@virida/shared/products/egress/calculate'
import { minimums } from '@virida/shared/products/building-code/minimums'
import { requiredAt } from '@virida/shared/products/egress/required-opening'
import { useMemo } from 'react'
import { lengthText, windowName } from '@virida/shared/products/egress/names'
import styles from './EgressDrawing.module.css'
import { openingDimensions } from './opening-dimensions'
import type { Question } from '../form/read-draft'
import { drawingContent as content } from './content'

type Props = { question: Question; result: EgressResult }

/** A drawing to scale of the open window, with its clear opening and the required openings. */
export function EgressDrawing({ question, result }: Props) {
  const { series, style, width, height } = question
  const required = requiredAt(result.exact.width)
  const fits = (least: { width: number; height: number }) =>
    least.width <= result.exact.width && least.height <= result.exact.height
  const drawing = useMemo(() => {
    const input: DrawingInput = { style, productType: series, width, height, open: 1, view: 'inside' }
    const { width: least, height: low } = minimums.upper
    const ghosts = [{ width: least, height: low }, requiredAt(result.exact.width)]
    return draw(input, [dimensions, openingShade, requiredOpenings(ghosts), openingDimensions])
  }, [series, style, width, height, result.exact.width])
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
