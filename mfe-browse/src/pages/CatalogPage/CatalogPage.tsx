import { Container } from '@virida/shared/ui/Container'
import { useRef } from 'react'
import { ProjectPill } from '../../project/ProjectPill'
import { CatalogHead } from './CatalogHead'
import styles from './CatalogPage.module.css'
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
      <CatalogHead />
      <div className={styles.Body}>
        <FilterPanel catalog={catalog} onDone={goToResults} />
        <Results ref={results} catalog={catalog} />
      </div>
      {/* Its corner is the tray's while series are gathered. */}
      {catalog.compared.length === 0 && <ProjectPill />}
    </Container>
  )
}
