import { toInches } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { designPath } from '@virida/shared/design/design-path'
import { draw } from '@virida/shared/drawing'
import { Card } from '@virida/shared/ui/Card'
import { FinishDots } from '../../components/FinishDots/FinishDots'
import { Drawing } from '../../components/Drawing/Drawing'
import type { Found } from './find-fits'
import styles from './MadeCard.module.css'
import { resultWords as words } from './result-words'

/** A series that is made at the size, drawn at that size; it leads to the series with this size chosen. */
export function MadeCard({ fit: { slug, design, panels } }: { fit: Found['made'][number] }) {
  const { title, seriesNumber, style, productType, frameFinishes, type } = seriesFacts[slug]
  const { width, height, operation } = design
  const color = frameFinishes.standard[0]?.colorHex ?? '#FFFFFF'
  const scene = draw({
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
      media={<Drawing scene={scene} className={styles.Drawing} />}
      className={styles.Card}
    >
      <span className={styles.Number}>{seriesNumber}</span>
      {type === 'door' && <span className={styles.Panels}>{words.panels(panels, width, operation)}</span>}
      <FinishDots finishes={frameFinishes} />
    </Card>
  )
}
