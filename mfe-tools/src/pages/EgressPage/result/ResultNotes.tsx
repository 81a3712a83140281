import { allPass, type EgressResult } from '@virida/shared/products/egress/calculate'
import { misfitsOf } from '@virida/shared/products/egress/frame-limits'
import { fallLimits, isSillLowEnough, minimums } from '@virida/shared/products/building-code/minimums'
import type { Question } from '../form/read-draft'
import { noteTexts as texts } from './content'
import styles from './ResultNotes.module.css'

type Note = { text: string; isProblem: boolean }

/**
 * Notes that do not fit the table: sizes that are not made, an opening of zero, failures that rounding hides,
 * the height of the sill and the risk of falling out.
 */
export function ResultNotes({ question, result }: { question: Question; result: EgressResult }) {
  const notes = notesOn(question, result)
  if (notes.length === 0) return null
  return (
    <ul role="list" className={styles.Notes}>
      {notes.map(({ text, isProblem }) => (
        <li key={text} className={styles.Note} data-problem={isProblem || undefined}>
          {text}
        </li>
      ))}
    </ul>
  )
}

function notesOn(question: Question, result: EgressResult): Note[] {
  const { sill } = question
  const { exact, passes, openingArea } = result
  const roundsUp =
    !passes.upper.area &&
    (openingArea === minimums.upper.area || (!passes.first.area && openingArea === minimums.first.area))
  return [
    ...misfitsOf(question, question).map((misfit) => ({
      text: texts.notMade(question, misfit),
      isProblem: true,
    })),
    ...(exact.area === 0 ? [{ text: texts.zero, isProblem: true }] : []),
    ...(roundsUp ? [{ text: texts.rounded(exact.area), isProblem: true }] : []),
    ...(sill !== undefined ? [sillNote(sill)] : []),
    ...(sill !== undefined && sill < fallLimits.sill && allPass(passes.first)
      ? [{ text: texts.fall, isProblem: false }]
      : []),
  ]
}

const sillNote = (sill: number): Note =>
  isSillLowEnough(sill)
    ? { text: texts.sillOk(sill), isProblem: false }
    : { text: texts.sillHigh(sill), isProblem: true }
