import { useId } from 'react'
import type { ShownHouse } from '../../../content/gallery/category'
import { galleryContent } from '../content'
import { PictureGrid } from '../pictures/PictureGrid'
import styles from './HousePictures.module.css'
import { ProductLinks } from './ProductLinks'

type Props = {
  house: ShownHouse
  /** Returns the URL that opens a picture, by its name. */
  hrefOf: (name: string) => string
  /** Whether the first picture of the house is loaded before other pictures of the page. */
  priority: boolean
}

/** A house of a category: its name, what it looks like, the products in it, and its pictures. */
export function HousePictures({ house: { name, place, series, pictures }, hrefOf, priority }: Props) {
  const id = useId()
  return (
    <section className={styles.House} aria-labelledby={id}>
      <header className={styles.Head}>
        <h2 id={id} className={styles.Name}>
          {name}
        </h2>
        <p className={styles.Place}>{place}</p>
        <div className={styles.Products}>
          <ProductLinks series={series} label={galleryContent.productsOf(name)} />
        </div>
      </header>
      <PictureGrid
        layout="category"
        label={galleryContent.picturesOf(name)}
        priority={priority}
        items={pictures.map((picture) => ({ ...picture, href: hrefOf(picture.name) }))}
      />
    </section>
  )
}
