import { proTools, windowSeries } from '@virida/shared/catalogue/menu'
import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/ui/Picture'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { priceTierLabel } from '../../content/mega-menu'
import { menuPicture } from '../../content/menu-pictures'
import type { BrowseType } from './mega-menu-state'
import styles from './MegaContent.module.css'

/** The three window series, or the three tools for pros: a picture, a name, a line. */
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
