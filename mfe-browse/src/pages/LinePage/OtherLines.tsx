import type { ProductLine } from '@virida/shared/products/catalogue/product-line'
import { Card } from '@virida/shared/site/ui/Card'
import { Panes } from '@virida/shared/site/ui/Panes'
import { Section } from '@virida/shared/site/ui/Section'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { linePictures } from '../../content/line-pictures'
import { lineContent } from './content'
import styles from './OtherLines.module.css'

/** Links to the other two window lines. */
export function OtherLines({ lines }: { lines: readonly ProductLine[] }) {
  return (
    <Section title={lineContent.others} intro={lineContent.othersIntro}>
      <Panes className={styles.Lines}>
        {lines.map(({ slug, title, subtitle, navigateTo, priceTier }) => (
          <Card
            key={slug}
            title={title}
            href={navigateTo}
            picture={linePictures[slug].hero}
            sizes="(width >= 640px) 62vw, 100vw"
            className={styles.Line}
            aside={
              <>
                <VisuallyHidden>{lineContent.tier} </VisuallyHidden>
                {priceTier}
              </>
            }
          >
            <p>{subtitle}</p>
          </Card>
        ))}
      </Panes>
    </Section>
  )
}
