import { Fragment, type ComponentPropsWithoutRef } from 'react'
import styles from './UnbrokenWords.module.css'

export type UnbrokenWordsProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & { text: string }

/** A title whose words with a hyphen, such as "Bi-Fold", are never split between two lines. */
export const UnbrokenWords = ({ text, ...rest }: UnbrokenWordsProps) => (
  <span {...rest}>
    {text.split(' ').map((word, at) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        {word.includes('-') ? <span className={styles.Word}>{word}</span> : word}
      </Fragment>
    ))}
  </span>
)
