import { toInches } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { designPath } from '@virida/shared/products/design/code/design-path'
import { draw } from '@virida/shared/products/drawing/draw'
import { Card } from '@virida/shared/site/ui/Card'
import { FinishDots } from '../../../components/FinishDots/FinishDots'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import type { Found } from '../fits/find-fits'
import styles from './MadeCard.module.css'
import { resultWords as words } from './content'

/** A card for a series that is made in the size, drawn at that size. It opens the series page with this design. */
export function MadeCard({ fit: { slug, design, panels } }: { fit: Found['made'][number] }) {
  const { title, seriesNumber, style, productType, frameFinishes, type } = seriesFacts[slug]
  const { width, height, operation } = design
  const color = frameFinishes.standard[0]?.colorHex ?? '#FFFFFF'
  const drawing = draw({
    style,
    productType,
    width: toInches(width),
    height: toInches(height),
    finish: { outside: color, inside: color },
    ...(operation && { operation }),
  })
  return (
    <Card
      title={title}
      href={designPath(design)}
      media={<DrawingView drawing={drawing} className={styles.Drawing} />}
      className={styles.Card}
    >
      <span className={styles.Number}>{seriesNumber}</span>
      {type === 'door' && <span className={styles.Panels}>{words.panels(panels, width, operation)}</span>}
      <FinishDots finishes={frameFinishes} />
    </Card>
  )
}
