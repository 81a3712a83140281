import type { Finish, FrameFinishes } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { Section } from '@virida/shared/site/ui/Section'
import { Swatch } from '@virida/shared/site/ui/Swatch'
import { optionsContent } from '../../content'
import styles from './Finishes.module.css'
import { finishesId } from './finishes-id'
import { useFragmentFocus } from './use-fragment-focus'

/** The colors of the frame in three groups: through the vinyl, on the outside only, on both faces. */
export function Finishes({ finishes }: { finishes: FrameFinishes }) {
  useFragmentFocus(finishesId)
  const { standard, capstock, allOverCapstock, allOverCapstockSubtitle } = finishes
  return (
    <Section id={finishesId} tabIndex={-1} className={styles.Finishes} title={optionsContent.finishes}>
      <Group title={optionsContent.standard} text={optionsContent.standardText} finishes={standard} />
      {(capstock || allOverCapstock) && <p className={styles.More}>{optionsContent.creative}</p>}
      {capstock && (
        <Group title={optionsContent.capstock} text={optionsContent.capstockText} finishes={capstock} />
      )}
      {allOverCapstock && (
        <Group
          title={optionsContent.allOver}
          text={allOverCapstockSubtitle ?? ''}
          finishes={allOverCapstock}
        />
      )}
    </Section>
  )
}

function Group({ title, text, finishes }: { title: string; text: string; finishes: readonly Finish[] }) {
  return (
    <div className={styles.Group}>
      <div>
        <h3 className={styles.Title}>{title}</h3>
        <p className={styles.Text}>{text}</p>
      </div>
      <ul role="list" className={styles.Swatches}>
        {finishes.map(({ key, title: name, colorHex }) => (
          <li key={key}>
            <Swatch name={name} color={colorHex} />
          </li>
        ))}
      </ul>
    </div>
  )
}
