import { Link } from '@virida/shared/site/ui/Link'
import { Fragment } from 'react'

export type RichTextProps = { words: readonly (string | { label: string; href: string })[] }

/** Text with links in it, from a list of texts and links. */
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
