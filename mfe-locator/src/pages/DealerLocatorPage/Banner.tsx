import { Container } from '@virida/shared/site/ui/Container'
import { Picture } from '@virida/shared/site/ui/Picture'
import { heroPicture } from '../../content/pictures'
import styles from './Banner.module.css'
import { banner as content, sampleNote } from './content'

const pictureSizes = '(width >= 1024px) 58vw, 100vw'

/** What dealers do, beside a picture. It is below the search, so that the list and the map are in view at once. */
export const Banner = () => (
  <section className={styles.Banner} aria-label={content.label}>
    <Container className={styles.Panes}>
      <div className={styles.Text}>
        <p className={styles.Intro}>{content.intro}</p>
        <p className={styles.Samples}>{sampleNote}</p>
      </div>
      <Picture className={styles.Picture} picture={heroPicture} sizes={pictureSizes} />
    </Container>
  </section>
)
