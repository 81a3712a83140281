import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { titleFromSlug } from '@virida/shared/products/catalogue/words'
import { useSearchParams } from '@virida/shared/router'
import { galleryAddress, lineAddress, seriesAddress } from '@virida/shared/site/addresses/pages'
import { Breadcrumbs } from '@virida/shared/site/ui/Breadcrumbs'
import { Container } from '@virida/shared/site/ui/Container'
import { Link } from '@virida/shared/site/ui/Link'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import type { GalleryProject } from '../../../content/gallery/gallery-project'
import styles from './CategoryView.module.css'
import { galleryCategories, galleryContent } from '../content'
import { Lightbox } from '../lightbox/Lightbox'
import { OtherCategories } from './OtherCategories'
import { pictureHref } from '../pictures/picture-address'
import { chosenIn, filtered, queryOf } from '../pictures/picture-filters'
import { PictureFilters } from '../pictures/PictureFilters'
import { PictureGrid } from '../pictures/PictureGrid'
import { useOpenPicture } from '../lightbox/use-open-picture'

/** A category with its products and all its pictures. The picture in the URL is open. */
export function CategoryView({ project: { value, pictures, series } }: { project: GalleryProject }) {
  const [query] = useSearchParams()
  const chosen = chosenIn(query)
  const found = filtered(pictures, chosen)
  const { open, close } = useOpenPicture(
    pictures,
    query.get('picture'),
    galleryAddress(value) + queryOf(chosen),
  )
  const { title, line } = galleryCategories[value]
  const crumbs = homeCrumbs(galleryContent.crumb, { label: title, href: galleryAddress(value) })
  return (
    <Container className={styles.Page}>
      <Breadcrumbs items={crumbs} />
      <h1 className={styles.Title}>{title}</h1>
      <div className={styles.Featured}>
        <h2 className={styles.Label}>{galleryContent.featured}</h2>
        <ul role="list" className={styles.Products}>
          <li>
            <Link variant="plain" className={styles.Product} href={lineAddress(line)}>
              {titleFromSlug(line)}
            </Link>
          </li>
          {series.map((slug) => (
            <li key={slug}>
              <Link variant="plain" className={styles.Product} href={seriesAddress(slug)}>
                {seriesFacts[slug].title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <PictureFilters
        pictures={pictures}
        chosen={chosen}
        hrefOf={(next) => galleryAddress(value) + queryOf(next)}
      />
      <PictureGrid
        layout="category"
        isBehind={Boolean(open)}
        items={found.map(({ name, source }) => ({ name, source, href: pictureHref(value, name, chosen) }))}
      />
      <p className={styles.Note}>{galleryContent.note}</p>
      <OtherCategories value={value} />
      {open && (
        <Lightbox
          title={title}
          // The URL may name a picture that the filters leave out. Its neighbors are then all pictures.
          pictures={found.includes(open) ? found : pictures}
          open={open}
          hrefOf={({ name }) => pictureHref(value, name, found.includes(open) ? chosen : {})}
          close={close}
        />
      )}
    </Container>
  )
}
