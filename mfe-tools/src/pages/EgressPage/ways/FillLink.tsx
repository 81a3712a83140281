import { egressPath } from '@virida/shared/site/addresses/pages'
import { Link } from '@virida/shared/site/ui/Link'
import type { ReactNode } from 'react'
import { lengthText } from '@virida/shared/products/egress/names'
import { withDraft, type Draft } from '../form/query'
import type { Question } from '../form/read-draft'
import styles from './FillLink.module.css'

/** A question as the fields of the form. */
const draftOf = ({ series, style, width, height, sill }: Question): Draft => ({
  series,
  style,
  width: lengthText(width),
  height: lengthText(height),
  sill: sill === undefined ? '' : lengthText(sill),
})

type Props = { question: Question; query: URLSearchParams; children: ReactNode }

/** A link that fills the form with another window or size and shows its result. */
export function FillLink({ question, query, children }: Props) {
  return (
    <Link
      className={styles.Fill}
      href={`${egressPath}?${withDraft(query, draftOf(question), { result: true })}`}
      preventScrollReset
    >
      {children}
    </Link>
  )
}
