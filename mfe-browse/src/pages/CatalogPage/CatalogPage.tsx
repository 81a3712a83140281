import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { Container } from '@virida/shared/ui/Container'
import { useRef } from 'react'
import styles from './CatalogPage.module.css'
import { catalogContent } from './content'
import { FilterPanel } from './FilterPanel'
import { Results } from './Results'
import { useCatalog } from './use-catalog'

export function CatalogPage() {
  const catalog = useCatalog()
  const results = useRef<HTMLElement>(null)
  const goToResults = () => {
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Container className={styles.Page}>
      <header className={styles.Head}>
        <Breadcrumbs items={catalogContent.crumbs} />
        <h1 className={styles.Title}>{catalogContent.title}</h1>
        <p className={styles.Intro}>{catalogContent.intro}</p>
      </header>
      <div className={styles.Body}>
        <FilterPanel catalog={catalog} onDone={goToResults} />
        <Results ref={results} catalog={catalog} />
      </div>
    </Container>
  )
}
