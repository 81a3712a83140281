import { seriesFacts } from '@virida/shared/catalogue/facts'
import { linePath, seriesPath } from '@virida/shared/catalogue/slugs'
import { titleFromSlug } from '@virida/shared/catalogue/words'
import { useSearchParams } from '@virida/shared/router'
import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { Container } from '@virida/shared/ui/Container'
import { Link } from '@virida/shared/ui/Link'
import type { GalleryProject } from '../../content/gallery/gallery-project'
import { galleryPath } from '../../content/gallery/gallery-values'
import styles from './CategoryView.module.css'
import { galleryCategories, galleryContent } from './content'
import { Lightbox } from './Lightbox'
import { OtherCategories } from './OtherCategories'
import { pictureHref } from './picture-address'
import { chosenIn, filtered, queryOf } from './picture-filters'
import { PictureFilters } from './PictureFilters'
import { PictureGrid } from './PictureGrid'
import { useOpenPicture } from './use-open-picture'

/** One project: its title, the products in it, and all of its pictures; the one that the address names is open. */
export function CategoryView({ project: { value, pictures, series } }: { project: GalleryProject }) {
  const [query] = useSearchParams()
  const chosen = chosenIn(query)
  const found = filtered(pictures, chosen)
  const { open, close } = useOpenPicture(pictures, query.get('picture'), galleryPath(value) + queryOf(chosen))
  const { title, line } = galleryCategories[value]
  const crumbs = [galleryContent.home, galleryContent.crumb, { label: title, href: galleryPath(value) }]
  return (
    <Container className={styles.Page}>
      <Breadcrumbs items={crumbs} />
      <h1 className={styles.Title}>{title}</h1>
      <div className={styles.Featured}>
        <h2 className={styles.Label}>{galleryContent.featured}</h2>
        <ul role="list" className={styles.Products}>
          <li>
            <Link variant="plain" className={styles.Product} href={linePath(line)}>
              {titleFromSlug(line)}
            </Link>
          </li>
          {series.map((slug) => (
            <li key={slug}>
              <Link variant="plain" className={styles.Product} href={seriesPath(slug)}>
                {seriesFacts[slug].title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <PictureFilters
        pictures={pictures}
        chosen={chosen}
        hrefOf={(next) => galleryPath(value) + queryOf(next)}
      />
      <PictureGrid
        layout="project"
        isBehind={Boolean(open)}
        items={found.map(({ name, source }) => ({ name, source, href: pictureHref(value, name, chosen) }))}
      />
      <p className={styles.Note}>{galleryContent.note}</p>
      <OtherCategories value={value} />
      {open && (
        <Lightbox
          title={title}
          // A picture that the filters leave out has all the others as its neighbors.
          pictures={found.includes(open) ? found : pictures}
          open={open}
          hrefOf={({ name }) => pictureHref(value, name, found.includes(open) ? chosen : {})}
          close={close}
        />
      )}
    </Container>
  )
}
