import { Container } from '@virida/shared/site/ui/Container'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { changes } from '../../resources/revision'
import { ChangeEntry } from './ChangeEntry'
import { changesContent as content } from './content'
import styles from './ResourceChangesPage.module.css'

export function ResourceChangesPage() {
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} intro={content.intro} />
      <Container>
        <div className={styles.Body}>
          {changes.map((change) => (
            <ChangeEntry key={`${change.date} ${change.note}`} change={change} />
          ))}
        </div>
      </Container>
    </>
  )
}
