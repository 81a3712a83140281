import type { ProductLine } from '@virida/shared/products/catalogue/product-line'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { linePictures } from '../../content/line-pictures'
import { BenefitIcon } from './BenefitIcon'
import styles from './Benefits.module.css'
import { lineContent } from './content'

export function Benefits({ line }: { line: ProductLine }) {
  return (
    <Section ground="stone" title={lineContent.benefits}>
      <div className={styles.Benefits}>
        <ul role="list" className={styles.List}>
          {line.thoughtfulBenefits.map(({ icon, title, description }) => (
            <li key={title} className={styles.Benefit}>
              <BenefitIcon icon={icon} className={styles.Icon} />
              <h3 className={styles.Title}>{title}</h3>
              <p className={styles.Text}>{description}</p>
            </li>
          ))}
        </ul>
        <Picture
          className={styles.Picture}
          picture={linePictures[line.slug].benefits}
          sizes="(width >= 1024px) 45vw, 120vw"
        />
      </div>
    </Section>
  )
}
