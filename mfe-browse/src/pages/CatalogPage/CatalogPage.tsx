import { Container } from '@virida/shared/site/ui/Container'
import { useRef } from 'react'
import { CatalogHead } from './CatalogHead'
import styles from './CatalogPage.module.css'
import { FilterPanel } from './filters/FilterPanel'
import { Results } from './results/Results'
import { useCatalog } from './use-catalog'

export function CatalogPage() {
  const catalog = useCatalog()
  const results = useRef<HTMLElement>(null)
  const goToResults = () => {
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <CatalogHead catalog={catalog} />
      <Container className={styles.Body}>
        <FilterPanel catalog={catalog} onDone={goToResults} />
        <Results ref={results} catalog={catalog} />
      </Container>
    </>
  )
}
