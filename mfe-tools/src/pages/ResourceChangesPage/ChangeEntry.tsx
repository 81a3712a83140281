import { useId } from 'react'
import { resourcesPath } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { dayText, type Change } from '../../resources/revision'
import { changedProducts, type ChangedProduct } from './changed-products'
import styles from './ChangeEntry.module.css'
import { changesContent as content } from './content'

/** A change of the drawings: its day, what changed, and the sheets by product. */
export function ChangeEntry({ change }: { change: Change }) {
  const products = changedProducts(change)
  const id = useId()
  return (
    <section className={styles.Entry} aria-labelledby={id}>
      <h2 id={id} className={styles.Title}>
        <time dateTime={change.date}>{dayText(change.date)}</time>
      </h2>
      <p>{change.note}</p>
      <p className={styles.Count}>{content.count(change.sheets.length, products.length)}</p>
      <ul role="list" className={styles.Products}>
        {products.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

function Product({ product: { id, title, sheets } }: { product: ChangedProduct }) {
  return (
    <li className={styles.Product}>
      <h3 className={styles.Name}>
        <Link variant="plain" href={`${resourcesPath}#${id}`}>
          {title}
        </Link>
      </h3>
      <ul role="list" className={styles.Sheets}>
        {sheets.map((sheet) => (
          <li key={sheet.name}>
            <Link href={sheet.href}>
              {sheet.title}
              <VisuallyHidden>, {title}</VisuallyHidden>
            </Link>{' '}
            <span className={styles.Revision}>{content.revision(sheet.letter)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
