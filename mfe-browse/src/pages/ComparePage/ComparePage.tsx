import { Container } from '@virida/shared/site/ui/Container'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { Chooser } from './chooser/Chooser'
import styles from './ComparePage.module.css'
import { CompareNotice } from './CompareNotice'
import { Comparison } from './Comparison'
import { compareContent as content } from './content'
import { Start } from './Start'
import { useCompare } from './use-compare'

export function ComparePage() {
  const compare = useCompare()
  return (
    <div className={styles.Page}>
      <PageHead
        className={styles.Head}
        crumbs={content.crumbs}
        title={content.title}
        intro={<p>{content.intro}</p>}
      />
      <Container className={styles.Body}>
        <CompareNotice asked={compare.asked} />
        <Chooser compare={compare} />
        {compare.asked.slugs.length > 0 ? <Comparison compare={compare} /> : <Start />}
      </Container>
    </div>
  )
}
