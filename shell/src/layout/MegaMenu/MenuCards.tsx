import { proTools, windowSeries } from '@virida/shared/products/catalogue/listing/menu'
import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/site/ui/Picture'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { priceTierLabel } from '@virida/shared/products/catalogue/vocabulary/price-tiers'
import type { BrowseType } from '../../content/mega-menu'
import { menuPicture } from '../../content/menu-pictures'
import styles from './MegaContent.module.css'

/** Cards of the three window series or of the three tools for pros: picture, name and a line of text. */
export function MenuCards({ browse }: { browse: BrowseType }) {
  return (
    <ul role="list" className={styles.Cards}>
      {(browse === 'for_pros' ? proTools : windowSeries).map(({ title, text, image, href, priceTier }) => {
        const picture = menuPicture(image)
        return (
          <li key={href} className={styles.CardItem}>
            <Link to={href} className={styles.Card} viewTransition>
              {picture && <Picture picture={picture} className={styles.CardPicture} sizes="440px" alt="" />}
              <span>
                <span className={styles.CardTitle}>
                  {title}
                  {priceTier && (
                    <span className={styles.Tier}>
                      <VisuallyHidden>{priceTierLabel} </VisuallyHidden>
                      {priceTier}
                    </span>
                  )}
                </span>
                <span className={styles.Text}>{text}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
