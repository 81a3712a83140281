import { productLines } from '@virida/shared/catalogue/product-lines'
import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { Container } from '@virida/shared/ui/Container'
import { Link } from '@virida/shared/ui/Link'
import { Picture } from '@virida/shared/ui/Picture'
import { galleryPictures } from '../../content/gallery-pictures'
import { galleryPath } from '../../content/gallery-values'
import type { GalleryValue } from '../../content/gallery-values'
import styles from './CategoryView.module.css'
import { galleryCategories, galleryContent } from './content'
import { OtherCategories } from './OtherCategories'

/** One project: its title, the products in it, and all of its pictures. */
export function CategoryView({ value }: { value: GalleryValue }) {
  const { title, line } = galleryCategories[value]
  const { title: lineTitle, navigateTo, productSeries } = productLines[line]
  const crumbs = [galleryContent.home, galleryContent.crumb, { label: title, href: galleryPath(value) }]
  return (
    <Container className={styles.Page}>
      <Breadcrumbs items={crumbs} />
      <h1 className={styles.Title}>{title}</h1>
      <div className={styles.Featured}>
        <h2 className={styles.Label}>{galleryContent.featured}</h2>
        <ul role="list" className={styles.Products}>
          <li>
            <Link variant="plain" className={styles.Product} href={navigateTo}>
              {lineTitle}
            </Link>
          </li>
          {productSeries.map((series) => (
            <li key={series.slug}>
              <Link variant="plain" className={styles.Product} href={series.navigateTo}>
                {series.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul
        role="list"
        className={styles.Pictures}
        data-single={galleryPictures[value].length === 1 || undefined}
      >
        {galleryPictures[value].map((picture, at) => (
          <li key={picture.src}>
            <Picture
              className={styles.Picture}
              picture={picture}
              sizes="(width >= 1024px) 50vw, 92vw"
              priority={at === 0}
            />
          </li>
        ))}
      </ul>
      <p className={styles.Note}>{galleryContent.note}</p>
      <OtherCategories value={value} />
    </Container>
  )
}
