import { brand } from '@virida/shared/site/brand'
import { contactTitle } from '../../content/footer'
import styles from './Footer.module.css'

/** Phone and street address. */
export function FooterContact() {
  const { street, city, region, postalCode } = brand.address
  return (
    <div className={styles.Contact}>
      <h2 className={styles.Title}>{contactTitle}</h2>
      <address>
        <a href={brand.phone.href} className={styles.Link}>
          {brand.phone.label}
        </a>
        <p className={styles.Street}>
          {street}
          <br />
          {city}, {region} {postalCode}
        </p>
      </address>
    </div>
  )
}
