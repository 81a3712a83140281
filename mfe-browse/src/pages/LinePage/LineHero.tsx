import type { ProductLine } from '@virida/shared/catalogue/product-line'
import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import { Link } from '@virida/shared/ui/Link'
import { Picture } from '@virida/shared/ui/Picture'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { linePictures } from '../../content/line-pictures'
import { catalogAddress, lineContent } from './content'
import styles from './LineHero.module.css'

export function LineHero({ line }: { line: ProductLine }) {
  const { hero, heroNarrow } = linePictures[line.slug]
  const crumbs = [lineContent.home, { label: line.title, href: line.navigateTo }]
  return (
    <div className={styles.Hero}>
      <Picture
        className={styles.Picture}
        picture={hero}
        narrow={heroNarrow}
        sizes="(width >= 1024px) 70vw, 100vw"
        priority
      />
      <div className={styles.Words}>
        <Breadcrumbs items={crumbs} className={styles.Crumbs} />
        <p className={styles.Tier}>
          <VisuallyHidden>{lineContent.tier} </VisuallyHidden>
          {line.priceTier}
        </p>
        <h1 className={styles.Title}>{line.title}</h1>
        <p className={styles.Subtitle}>{line.subtitle}</p>
        <p className={styles.Text}>{line.description}</p>
        <div className={styles.Actions}>
          <ButtonLink href={lineContent.dealer.href}>{lineContent.dealer.label}</ButtonLink>
          <Link variant="arrow" href={catalogAddress[line.slug]}>
            {lineContent.catalog}
          </Link>
        </div>
      </div>
    </div>
  )
}
