import { calculate, type EgressResult } from '@virida/shared/products/egress/calculate'
import { verdictAt } from '@virida/shared/products/egress/verdict'
import { Container } from '@virida/shared/site/ui/Container'
import { Section } from '@virida/shared/site/ui/Section'
import { memo, useDeferredValue } from 'react'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { egressContent as content } from './content'
import styles from './EgressPage.module.css'
import { EgressForm } from './form/EgressForm'
import { openingsParameter, withDraft } from './form/query'
import type { Question } from './form/read-draft'
import { renderedQueryId } from './form/rendered-query'
import { Offline } from './form/Offline'
import { PrintHead } from './result/PrintHead'
import { Result } from './result/Result'
import { Disclaimer } from './Disclaimer'
import { Rules } from './Rules'
import { Schedule } from './schedule/Schedule'
import { useEgress, type Asked } from './form/use-egress'
import { WaysToPass } from './ways/WaysToPass'

// These parts never change. As constants they are not rendered again for each calculation.
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
  const { asked, form, isStale, presses } = useEgress()
  const { query, question } = asked
  const result = question && resultOf(question)
  // The result is rendered first. The longer parts below it are rendered after that, with a lower priority.
  const below = useDeferredValue(asked)
  return (
    <>
      {head}
      <Container>
        <PrintHead search={withDraft(new URLSearchParams(), form.draft, { result: true }).toString()} />
      </Container>
      <Section space="medium" className={styles.Calculator}>
        <div id={renderedQueryId} data-query={asked.search} className={styles.Panes}>
          <div>
            <EgressForm {...form} openings={query.get(openingsParameter)} />
            {offline}
          </div>
          <Result question={question} result={result} isStale={isStale} presses={presses} />
        </div>
      </Section>
      <BelowResult {...below} />
      {rules}
    </>
  )
}

const BelowResult = memo(function BelowResult({ question, query }: Asked) {
  return (
    <>
      {/* If only the sill is too high, another size does not help, so no sizes are suggested. */}
      {question && verdictAt(resultOf(question), question.sill) !== 'sill_too_high' && (
        <WaysToPass question={question} query={query} />
      )}
      <Schedule query={query} question={question} />
    </>
  )
})

const resultOf = ({ series, style, width, height }: Question): EgressResult =>
  calculate({ windowSeries: series, windowStyle: style, frameWidth: width, frameHeight: height })
