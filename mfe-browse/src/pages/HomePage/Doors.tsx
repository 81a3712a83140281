import { StyleIcon } from '@virida/shared/products/drawing/react/StyleIcon'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Link } from '@virida/shared/site/ui/Link'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { useId } from 'react'
import { homePictures } from '../../content/home-pictures'
import { doors } from './content'
import styles from './Doors.module.css'

const sizes = '(width >= 1024px) 76vw, 134vw'

export function Doors() {
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId} ground="pine" space="none" width="full" className={styles.Doors}>
      <Picture className={styles.Picture} picture={homePictures.patioDoor} sizes={sizes} />
      <div className={styles.Words}>
        <h2 id={titleId}>{doors.title}</h2>
        <p className={styles.Text}>{doors.text}</p>
        <ul role="list" className={styles.List}>
          {doors.rows.map(({ title, href, style, note }) => (
            <li key={href} className={styles.Item}>
              <Link variant="plain" href={href} className={styles.Row}>
                <StyleIcon style={style} className={styles.Icon} />
                <span className={styles.Name}>{title}</span>
                <span className={styles.Note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink href={doors.action.href} variant="light" arrow>
          {doors.action.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
