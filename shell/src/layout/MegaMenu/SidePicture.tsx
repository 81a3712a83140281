import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/site/ui/Picture'
import { browseAll } from '../../content/mega-menu'
import { menuPicture } from '../../content/menu-pictures'
import styles from './MegaContent.module.css'

/** A link with a picture, from the windows to the catalog or from the doors to their product line. */
export function SidePicture({ header }: { header: 'windows' | 'doors' }) {
  const { label, href } = browseAll[header]
  const picture = menuPicture(`menu/${header}`)
  return (
    <Link to={href} className={styles.Side} viewTransition>
      {picture && <Picture picture={picture} className={styles.SidePicture} sizes="720px" alt="" />}
      <span className={styles.SideLabel}>{label}</span>
    </Link>
  )
}
