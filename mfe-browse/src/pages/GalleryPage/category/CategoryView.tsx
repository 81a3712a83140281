import { titleFromSlug } from '@virida/shared/products/catalogue/words'
import { useSearchParams } from '@virida/shared/router'
import { galleryAddress, lineAddress } from '@virida/shared/site/addresses/pages'
import { Container } from '@virida/shared/site/ui/Container'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import type { Category } from '../../../content/gallery/category'
import styles from './CategoryView.module.css'
import { galleryContent } from '../content'
import { Lightbox } from '../lightbox/Lightbox'
import { OtherCategories } from './OtherCategories'
import { pictureHref } from '../pictures/picture-address'
import { chosenIn, filtered, queryOf } from '../pictures/picture-filters'
import { PictureFilters } from '../pictures/PictureFilters'
import { HousePictures } from './HousePictures'
import { ProductLink, ProductLinks } from './ProductLinks'
import { useOpenPicture } from '../lightbox/use-open-picture'

/** A category with its products and all its pictures. The lightbox shows the picture that the URL names. */
export function CategoryView({ category }: { category: Category }) {
  const { slug, title, line, houses, pictures, series } = category
  const href = galleryAddress(slug)
  const [query] = useSearchParams()
  const chosen = chosenIn(query)
  const found = filtered(pictures, chosen)
  const { open, close } = useOpenPicture(pictures, query.get('picture'), href + queryOf(chosen))
  const crumbs = homeCrumbs(galleryContent.crumb, { label: title, href })
  return (
    <div className={styles.Page}>
      <PageHead
        crumbs={crumbs}
        title={title}
        intro={<p className={styles.Note}>{galleryContent.note}</p>}
        low
      />
      <Container className={styles.Body}>
        <div className={styles.Featured}>
          <h2 className={styles.Label}>{galleryContent.featured}</h2>
          <ProductLinks series={series} layout="columns">
            <ProductLink href={lineAddress(line)}>{titleFromSlug(line)}</ProductLink>
          </ProductLinks>
        </div>
        <PictureFilters pictures={pictures} chosen={chosen} hrefOf={(next) => href + queryOf(next)} />
        {houses
          .map((house) => ({
            ...house,
            pictures: house.pictures.filter((picture) => found.includes(picture)),
          }))
          .filter((house) => house.pictures.length > 0)
          .map((house, at) => (
            <HousePictures
              key={house.name}
              house={house}
              hrefOf={(name) => pictureHref(slug, name, chosen)}
              priority={at === 0 && !open}
            />
          ))}
        <OtherCategories slug={slug} />
      </Container>
      {open && (
        <Lightbox
          title={title}
          // The URL may name a picture that the filters leave out. Its neighbors are then all pictures.
          pictures={found.includes(open) ? found : pictures}
          open={open}
          hrefOf={({ name }) => pictureHref(slug, name, found.includes(open) ? chosen : {})}
          close={close}
        />
      )}
    </div>
  )
}
