import type { Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { formatFeet, formatFeetSize } from '@virida/shared/products/facade/feet'
import { facadeLimits } from '@virida/shared/products/project/facade'
import { Button } from '@virida/shared/site/ui/Button'
import type { JobOpening } from '../files/house-sheet/job-facades'
import { facadesContent } from './content'
import styles from './FacadesPanel.module.css'
import { LengthField } from './LengthField'

const { place: content } = facadesContent

type Props = {
  opening: JobOpening
  /** Moves the opening. @returns Why it cannot be there, or nothing if it is moved. */
  onPlace: (place: { x: Sixteenths; sill: Sixteenths }) => string | undefined
  onRemove: () => void
}

/** The place of an opening as numbers, for those who do not drag. */
export function PlaceFields({ opening, onPlace, onRemove }: Props) {
  const { tag, x, sill, width, height } = opening
  return (
    <fieldset className={styles.Fields}>
      <legend className={styles.Legend}>{content.title(tag, formatFeetSize(width, height))}</legend>
      <LengthField
        label={content.x}
        value={x}
        range={{ min: 0, max: facadeLimits.width.max }}
        error={content.error}
        onValue={(next) => onPlace({ x: next, sill })}
      />
      <LengthField
        label={content.sill}
        hint={content.head(formatFeet((sill + height) as Sixteenths))}
        value={sill}
        range={{ min: 0, max: facadeLimits.height.max }}
        error={content.error}
        onValue={(next) => onPlace({ x, sill: next })}
      />
      <Button variant="ghost" className={styles.Remove} onClick={onRemove}>
        {content.remove}
      </Button>
    </fieldset>
  )
}
