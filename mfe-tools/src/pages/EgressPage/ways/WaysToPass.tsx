import { alternatives } from '@virida/shared/products/egress/alternatives'
import { passes } from '@virida/shared/products/egress/calculate'
import { misfitsOf } from '@virida/shared/products/egress/frame-limits'
import type { Floor } from '@virida/shared/products/building-code/minimums'
import { smallestChanges, type Change } from '@virida/shared/products/egress/smallest-changes'
import { smallestSizes } from '@virida/shared/products/egress/smallest-sizes'
import { Section } from '@virida/shared/site/ui/Section'
import { changeText } from '@virida/shared/products/egress/change-text'
import { frameText, windowName } from '@virida/shared/products/egress/names'
import { FillLink } from './FillLink'
import type { Question } from '../form/read-draft'
import { waysContent as content, waysId } from './content'
import styles from './WaysToPass.module.css'

const floors: readonly Floor[] = ['upper', 'first']

type Props = { question: Question; query: URLSearchParams }

/** Ways to pass: changes of the size, the smallest sizes of the window, and other windows in the same size. */
export function WaysToPass({ question, query }: Props) {
  return (
    <Section
      id={waysId}
      className={styles.Ways}
      ground="stone"
      space="medium"
      title={content.title}
      intro={<p>{content.intro}</p>}
    >
      <div className={styles.Panes}>
        <Changes question={question} query={query} />
        <Smallest question={question} query={query} />
        <Others question={question} query={query} />
      </div>
    </Section>
  )
}

function Changes({ question, query }: Props) {
  const { impossible, none, title } = content.changes
  const isMade = misfitsOf(question, question).length === 0
  const failing = floors.filter((floor) => !isMade || !passes(question, question, floor))
  const ways = failing
    .map((floor) => ({ floor, changes: smallestChanges(question, question, floor) }))
    // A change that passes on both floors is listed once.
    .filter(({ changes }, at, [all]) => at === 0 || !sameFrames(changes, all?.changes ?? []))
  return (
    <section className={styles.Pane}>
      <h3 className={styles.Title}>{title}</h3>
      {failing.length === 0 && <p>{none}</p>}
      {failing.length > 0 && ways.every(({ changes }) => changes.length === 0) && <p>{impossible}</p>}
      {ways
        .filter(({ changes }) => changes.length > 0)
        .map(({ floor, changes }) => (
          <div key={floor}>
            <h4 className={styles.Label}>{content.changes[floor === 'upper' ? 'upper' : 'grade']}</h4>
            <ul role="list">
              {changes.map((change) => (
                <li key={change.kind}>
                  <FillLink query={query} question={{ ...question, ...change.frame }}>
                    {changeText(change, question)}
                  </FillLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

const sameFrames = (a: readonly Change[], b: readonly Change[]) =>
  JSON.stringify(a.map(({ frame }) => frame)) === JSON.stringify(b.map(({ frame }) => frame))

function Smallest({ question, query }: Props) {
  const { title, note, ...names } = content.smallest
  return (
    <section className={styles.Pane}>
      <h3 className={styles.Title}>{title(question)}</h3>
      {floors.map((floor) => {
        const sizes = smallestSizes(question, floor)
        return (
          sizes && (
            <div key={floor}>
              <h4 className={styles.Label}>{content.floors[floor]}</h4>
              <ul role="list">
                {(['narrowest', 'shortest'] as const).map((kind) => (
                  <li key={kind}>
                    <FillLink query={query} question={{ ...question, ...sizes[kind] }}>
                      {names[kind]}: {frameText(sizes[kind])}
                    </FillLink>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
      <p className={styles.Note}>{note}</p>
    </section>
  )
}

function Others({ question, query }: Props) {
  const { title, none, gradeOnly } = content.others
  const found = alternatives(question, question, 'first')
  return (
    <section className={styles.Pane}>
      <h3 className={styles.Title}>{title(question)}</h3>
      {found.length === 0 && <p>{none}</p>}
      <ul role="list">
        {found.map((window) => (
          <li key={windowName(window)}>
            <FillLink query={query} question={{ ...question, ...window }}>
              {windowName(window)}
              {!passes(window, question, 'upper') && ` (${gradeOnly})`}
            </FillLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
