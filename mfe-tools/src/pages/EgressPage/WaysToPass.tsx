import { Section } from '@virida/shared/ui/Section'
import { misfitsOf } from '../../egress/limits'
import type { Floor } from '../../egress/minimums'
import { alternatives, passes, smallestChanges, smallestSizes, type Change } from '../../egress/sizes'
import { frameText, windowName } from '../../content/window-names'
import { FillLink } from './FillLink'
import type { Question } from './read-draft'
import { changeText, waysContent as content } from './WaysToPass.content'
import styles from './WaysToPass.module.css'

const floors: readonly Floor[] = ['upper', 'first']

type Props = { question: Question; query: URLSearchParams }

/** What to do about a window that is too small, and what the smallest one would be. */
export function WaysToPass({ question, query }: Props) {
  return (
    <Section
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
  const open = floors.filter((floor) => !isMade || !passes(question, question, floor))
  const ways = open
    .map((floor) => ({ floor, changes: smallestChanges(question, question, floor) }))
    // Where the same size does for both, it is told once.
    .filter(({ changes }, at, [all]) => at === 0 || !sameFrames(changes, all?.changes ?? []))
  return (
    <section className={styles.Pane}>
      <h3 className={styles.Title}>{title}</h3>
      {open.length === 0 && <p>{none}</p>}
      {open.length > 0 && ways.every(({ changes }) => changes.length === 0) && <p>{impossible}</p>}
      {ways
        .filter(({ changes }) => changes.length > 0)
        .map(({ floor, changes }) => (
          <div key={floor} className={styles.Group}>
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
            <div key={floor} className={styles.Group}>
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
