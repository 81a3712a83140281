import { resourcesPath } from '@virida/shared/site/addresses/pages'
import { Container } from '@virida/shared/site/ui/Container'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { SkipLink } from '@virida/shared/site/ui/SkipLink'
import { FilterPanel } from './filters/FilterPanel'
import { filterContent, listContent, resourcesContent as content } from './content'
import styles from './ResourcesPage.module.css'
import { ResourceList } from './list/ResourceList'
import { SearchBox } from './filters/SearchBox'
import { useResources } from './use-resources'

export function ResourcesPage() {
  const resources = useResources()
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={content.intro} />
      <Container>
        <form
          method="get"
          action={resourcesPath}
          className={styles.Body}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className={styles.Aside}>
            <SearchBox resources={resources} />
            <SkipLink href={`#${listContent.id}`}>{filterContent.skip}</SkipLink>
            <FilterPanel resources={resources} />
          </div>
          <ResourceList resources={resources} />
        </form>
      </Container>
    </>
  )
}
