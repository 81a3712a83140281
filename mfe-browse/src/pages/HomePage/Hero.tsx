import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Container } from '@virida/shared/site/ui/Container'
import { Picture } from '@virida/shared/site/ui/Picture'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { hero, heroPicture } from './content'
import styles from './Hero.module.css'

export function Hero() {
  return (
    <div className={styles.Hero}>
      <Picture className={styles.Picture} {...heroPicture} priority />
      <Container className={styles.Words}>
        <h1 className={styles.Title}>{hero.title}</h1>
        <p className={styles.Text}>{hero.text}</p>
        <ButtonLink href={hero.action.href} arrow>
          {hero.action.label}
          <VisuallyHidden>{hero.action.about}</VisuallyHidden>
        </ButtonLink>
      </Container>
    </div>
  )
}
