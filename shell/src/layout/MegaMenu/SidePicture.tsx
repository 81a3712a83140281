import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/ui/Picture'
import { browseAll } from '../../content/mega-menu'
import { menuPicture } from '../../content/menu-pictures'
import styles from './MegaContent.module.css'

/** The way to everything of a kind, with a view out of it. */
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
