import { Link } from '@virida/shared/site/ui/Link'
import { Fragment } from 'react'

export type RichTextProps = { words: readonly (string | { label: string; href: string })[] }

/** A sentence with links in it, from content. */
export const RichText = ({ words }: RichTextProps) =>
  words.map((part, at) =>
    typeof part === 'string' ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <Link key={at} href={part.href}>
        {part.label}
      </Link>
    ),
  )
