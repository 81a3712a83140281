import { proShortcuts } from '@virida/shared/products/catalogue/listing/menu'
import { Link } from '@virida/shared/router'
import { useId } from 'react'
import { browseChoices, proDealerLink, type BrowseType, type HeaderType } from '../../content/mega-menu'
import { tools, toolsTitle } from '../../content/tools'
import styles from './MegaContent.module.css'

type Props = {
  header: HeaderType
  browse: BrowseType
  onBrowse: (browse: BrowseType) => void
}

/** The choice of how to browse, or in the panel for pros links to windows, doors and for dealers; and the tools. */
export function BrowseColumn({ header, browse, onBrowse }: Props) {
  const [labelId, toolsId] = [useId(), useId()]
  const { label, choices } = browseChoices[header]
  return (
    <div className={styles.Browse}>
      <div className={styles.Group} role="group" aria-labelledby={labelId}>
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
      {header === 'for_pros' && (
        <Link to={proDealerLink.href} className={styles.Shortcut} viewTransition>
          {proDealerLink.label}
        </Link>
      )}
      <div className={styles.Group} role="group" aria-labelledby={toolsId}>
        <p id={toolsId} className={styles.BrowseLabel}>
          {toolsTitle}
        </p>
        {tools.map((tool) => (
          <Link key={tool.href} to={tool.href} className={styles.Tool} viewTransition>
            {tool.label}
          </Link>
        ))}
      </div>
    </div>
  )
}
