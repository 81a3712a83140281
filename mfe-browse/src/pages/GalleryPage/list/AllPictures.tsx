import { Link } from '@virida/shared/site/ui/Link'
import { use } from 'react'
import type { GalleryPicture } from '../../../content/gallery/gallery-picture'
import type { CategorySlug } from '../../../content/gallery/categories'
import type { Category } from '../../../content/gallery/category'
import { loadCategories } from '../../../content/gallery/load-category'
import styles from './AllPictures.module.css'
import { filterContent, galleryContent } from '../content'
import { shownIn, shownStep } from './list-query'
import { chosenIn, filtered, queryOf } from '../pictures/picture-filters'
import { pictureHref } from '../pictures/picture-address'
import { PictureFilters } from '../pictures/PictureFilters'
import { PictureGrid } from '../pictures/PictureGrid'

/** The pictures of all categories, with filters. Each picture opens on the page of its category. */
export function AllPictures({ query }: { query: URLSearchParams }) {
  const pictures = picturesOf(use(loadCategories()))
  const chosen = chosenIn(query)
  const found = filtered(pictures, chosen)
  const shown = Math.min(shownIn(query), found.length)
  const left = Math.min(shownStep, found.length - shown)
  return (
    <>
      <PictureFilters
        pictures={pictures}
        chosen={chosen}
        hrefOf={(next) => galleryContent.crumb.href + queryOf(next, { pictures: 'all' })}
      />
      <PictureGrid
        layout="wall"
        label={galleryContent.picturesLabel}
        priority
        items={found.slice(0, shown).map(({ name, source, slug }) => ({
          name,
          source,
          href: pictureHref(slug, name, chosen),
        }))}
      />
      {left > 0 && (
        <Link
          variant="plain"
          className={styles.More}
          href={
            galleryContent.crumb.href +
            queryOf(chosen, { pictures: 'all', shown: String(shownIn(query) + shownStep) })
          }
          replace
          preventScrollReset
        >
          {filterContent.more(left)}
        </Link>
      )}
    </>
  )
}

type PlacedPicture = GalleryPicture & { slug: CategorySlug }

const picturesOf = (categories: readonly Category[]): readonly PlacedPicture[] =>
  categories.flatMap(({ slug, pictures }) => pictures.map((picture) => ({ ...picture, slug })))
