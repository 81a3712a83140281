import { Container } from '@virida/shared/site/ui/Container'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { useRef } from 'react'
import { findContent as content } from './content'
import styles from './FindBySizePage.module.css'
import { HowToMeasure } from './HowToMeasure'
import { Results } from './results/Results'
import { SizeForm } from './form/SizeForm'
import { useFind } from './use-find'

export function FindBySizePage() {
  const results = useRef<HTMLElement>(null)
  const find = useFind(() => results.current?.focus())
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={<p>{content.intro}</p>} />
      <Container className={styles.Panes}>
        <SizeForm find={find} />
        <section ref={results} tabIndex={-1} className={styles.Results} aria-label={content.results}>
          {find.asked ? <Results question={find.asked} /> : <HowToMeasure />}
        </section>
      </Container>
    </>
  )
}
