import type { ProductLine } from '@virida/shared/products/catalogue/product-line'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { CrumbBar } from '@virida/shared/site/ui/CrumbBar'
import { Link } from '@virida/shared/site/ui/Link'
import { Picture } from '@virida/shared/site/ui/Picture'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { linePictures } from '../../content/line-pictures'
import { catalogLinks, lineContent } from './content'
import styles from './LineHero.module.css'

export function LineHero({ line }: { line: ProductLine }) {
  const { hero, heroNarrow } = linePictures[line.slug]
  const crumbs = homeCrumbs({ label: line.title, href: line.navigateTo })
  return (
    <>
      <CrumbBar crumbs={crumbs} />
      <div className={styles.Hero}>
        <Picture
          className={styles.Picture}
          picture={hero}
          narrow={heroNarrow}
          sizes="(width >= 1024px) 70vw, 100vw"
          priority
        />
        <div className={styles.Words}>
          <p className={styles.Tier}>
            <VisuallyHidden>{lineContent.tier} </VisuallyHidden>
            {line.priceTier}
          </p>
          <h1 className={styles.Title}>{line.title}</h1>
          <p className={styles.Subtitle}>{line.subtitle}</p>
          <p className={styles.Text}>{line.description}</p>
          <div className={styles.Actions}>
            <ButtonLink href={lineContent.dealer.href}>{lineContent.dealer.label}</ButtonLink>
            <Link variant="arrow" href={catalogLinks[line.slug]}>
              {lineContent.catalog}
            </Link>
          </div>
        </div>
      </div>
    </>
  )
}
