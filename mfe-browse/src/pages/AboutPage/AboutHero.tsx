import { Container } from '@virida/shared/site/ui/Container'
import { Picture } from '@virida/shared/site/ui/Picture'
import styles from './AboutHero.module.css'
import { aboutHero } from './content'

export function AboutHero() {
  const { title, text, picture } = aboutHero
  return (
    <>
      <Container className={styles.Words}>
        <h1 className={styles.Title}>{title}</h1>
        <p className={styles.Text}>{text}</p>
      </Container>
      <Picture className={styles.Picture} picture={picture} sizes="(width >= 640px) 100vw, 130vw" priority />
    </>
  )
}
