import { Container } from '@virida/shared/ui/Container'
import { PageHead } from '@virida/shared/ui/PageHead'
import { FilterPanel } from './FilterPanel'
import { resourcesContent as content } from './ResourcesPage.content'
import styles from './ResourcesPage.module.css'
import { ResourceList } from './ResourceList'
import { SearchBox } from './SearchBox'
import { useResources } from './use-resources'

export function ResourcesPage() {
  const resources = useResources()
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={content.intro} />
      <Container>
        <form
          method="get"
          action="/technical-resources"
          className={styles.Body}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className={styles.Aside}>
            <SearchBox resources={resources} />
            <FilterPanel resources={resources} />
          </div>
          <ResourceList resources={resources} />
        </form>
      </Container>
    </>
  )
}
