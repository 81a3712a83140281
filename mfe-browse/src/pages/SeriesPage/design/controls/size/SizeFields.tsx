import { formatRange } from '@virida/shared/products/catalogue/dimension'
import { limitsOf } from '@virida/shared/products/design/limits'
import { controlsContent as content } from '../../content'
import { seriesContent } from '../../../content'
import type { GroupProps } from '../choices/group-props'
import { SideField } from './SideField'
import styles from './SizeFields.module.css'
import { FieldMessages } from '../FieldMessages'

/** Fields for width and height with their limits. A size beyond the limits is drawn, with an error. */
export function SizeFields({ design, problems, note, onChange, onMend }: GroupProps) {
  const limits = limitsOf(design)
  const own = problems.filter(({ field }) => field === 'width' || field === 'height')
  const hint = (side: 'width' | 'height') => (limits ? formatRange(limits[side]) : content.anySize)
  return (
    <fieldset className={styles.Size}>
      <legend className={styles.Legend}>{seriesContent.size}</legend>
      <div className={styles.Fields}>
        {(['width', 'height'] as const).map((side) => (
          <div key={side} data-field={side}>
            <SideField
              label={side === 'width' ? content.width[limits?.of ?? 'unit'] : content.height}
              hint={hint(side)}
              length={design[side]}
              isRefused={own.some(({ field }) => field === side)}
              onChange={(length) => onChange({ design: { ...design, [side]: length } })}
            />
          </div>
        ))}
      </div>
      <p className={styles.Help}>{content.format}</p>
      <FieldMessages fields={['width', 'height']} problems={problems} note={note} onMend={onMend} />
    </fieldset>
  )
}
