import { Link } from '@virida/shared/ui/Link'
import type { ReactNode } from 'react'
import { lengthText } from '../../content/window-names'
import { withDraft, type Draft } from './query'
import type { Question } from './read-draft'
import styles from './FillLink.module.css'

/** A question as the form would hold it. */
const draftOf = ({ series, style, width, height, sill }: Question): Draft => ({
  series,
  style,
  width: lengthText(width),
  height: lengthText(height),
  sill: sill === undefined ? '' : lengthText(sill),
})

type Props = { question: Question; query: URLSearchParams; children: ReactNode }

/** Fills the form with another window or size, and calculates it. */
export function FillLink({ question, query, children }: Props) {
  return (
    <Link
      className={styles.Fill}
      href={`/egress-calculator?${withDraft(query, draftOf(question), { result: true })}`}
      preventScrollReset
    >
      {children}
    </Link>
  )
}
