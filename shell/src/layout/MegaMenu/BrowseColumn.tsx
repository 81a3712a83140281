import { proShortcuts } from '@virida/shared/catalogue/menu'
import { Link } from '@virida/shared/router'
import { useId } from 'react'
import { browseChoices } from '../../content/mega-menu'
import type { MegaContentProps } from './MegaContent'
import styles from './MegaContent.module.css'

/** The ways to browse what the panel shows; for pros the shortcuts to windows and doors. */
export function BrowseColumn({ header, browse, onBrowse }: MegaContentProps) {
  const labelId = useId()
  const { label, choices } = browseChoices[header]
  return (
    <div className={styles.Browse} role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.BrowseLabel}>
        {label}
      </p>
      {choices.map((choice) => (
        <button
          key={choice.browse}
          type="button"
          className={styles.Choice}
          aria-pressed={choice.browse === browse}
          onClick={() => onBrowse(choice.browse)}
        >
          {choice.label}
        </button>
      ))}
      {header === 'for_pros' &&
        proShortcuts.map(({ title, text, href }) => (
          <Link key={href} to={href} className={styles.Shortcut} viewTransition>
            {title}
            <small className={styles.Text}>{text}</small>
          </Link>
        ))}
    </div>
  )
}
