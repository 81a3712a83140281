import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { Container } from '@virida/shared/ui/Container'
import { Picture } from '@virida/shared/ui/Picture'
import { heroPicture } from '../../content/pictures'
import styles from './Banner.module.css'
import { banner, crumbs } from './content'

export function Banner() {
  return (
    <header className={styles.Banner}>
      <div className={styles.Crumbs}>
        <Container>
          <Breadcrumbs items={crumbs} />
        </Container>
      </div>
      <Container>
        <div className={styles.Panes}>
          <div className={styles.Words}>
            <h1 className={styles.Title}>{banner.title}</h1>
            <p className={styles.Intro}>{banner.intro}</p>
          </div>
          <Picture
            className={styles.Picture}
            picture={heroPicture}
            sizes="(width >= 1440px) 56vw, (width >= 1024px) 58vw, 100vw"
            priority
          />
        </div>
      </Container>
    </header>
  )
}
