import { Container } from '@virida/shared/ui/Container'
import { Section } from '@virida/shared/ui/Section'
import { memo, useDeferredValue } from 'react'
import { PageHead } from '@virida/shared/ui/PageHead'
import { calculate, type EgressResult } from '../../egress/calculate'
import { egressContent as content } from './EgressPage.content'
import styles from './EgressPage.module.css'
import { EgressForm } from './EgressForm'
import { withDraft } from './query'
import type { Question } from './read-draft'
import { renderedQueryId } from './rendered-query'
import { Offline } from './Offline'
import { PrintHead } from './PrintHead'
import { Result } from './Result'
import { Disclaimer } from './Disclaimer'
import { Rules } from './Rules'
import { Schedule } from './Schedule'
import { useEgress, type Egress } from './use-egress'
import { WaysToPass } from './WaysToPass'

// Parts that never change: as constants, a calculation does not render them again.
const head = (
  <PageHead className={styles.Head} crumbs={content.crumbs} title={content.title} intro={content.intro} />
)
const offline = <Offline />
const rules = (
  <>
    <Section space="none" className={styles.Disclaimer}>
      <Disclaimer />
    </Section>
    <Rules />
  </>
)

export function EgressPage() {
  const egress = useEgress()
  const { asked, draft, isStale, query } = egress
  const result = asked && resultOf(asked)
  // The answer comes within a frame; what else there is to say about it in the next.
  const later = useDeferredValue(egress)
  return (
    <>
      {head}
      <Container>
        <PrintHead search={withDraft(new URLSearchParams(), draft, { result: true }).toString()} />
      </Container>
      <Section space="medium" className={styles.Calculator}>
        <div id={renderedQueryId} data-query={query.toString()} className={styles.Panes}>
          <div>
            <EgressForm egress={egress} />
            {offline}
          </div>
          <Result question={asked} result={result} isStale={isStale} />
        </div>
      </Section>
      <More egress={later} />
      {rules}
    </>
  )
}

const More = memo(function More({ egress: { asked, query } }: { egress: Egress }) {
  return (
    <>
      {asked && <WaysToPass question={asked} query={query} />}
      <Schedule query={query} asked={asked} />
    </>
  )
})

const resultOf = ({ series, style, width, height }: Question): EgressResult =>
  calculate({ windowSeries: series, windowStyle: style, frameWidth: width, frameHeight: height })
