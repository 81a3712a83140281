import { Link } from '@virida/shared/site/ui/Link'
import { Swatch } from '@virida/shared/site/ui/Swatch'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { filterLabel, type Cell } from './compare-rows'
import styles from './CompareCell.module.css'

/** The value of a row for one series. `of` adds the series to the names of links for screen readers. */
export function CompareCell({ cell, of }: { cell: Cell; of: string }) {
  switch (cell.kind) {
    case 'absent':
      return <span className={styles.Absent}>{cell.reason}</span>
    case 'finishes':
      return (
        <ul role="list" className={styles.Finishes}>
          {cell.finishes.map(({ key, colorHex }) => (
            <li key={key}>
              <Swatch size="small" name={filterLabel(key)} color={colorHex} />
            </li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul role="list" className={styles.Links}>
          {cell.links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>
                {label}
                <VisuallyHidden>, {of}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      )
    case 'lines':
      if (cell.lines.length === 1) return <span className={styles.Line}>{cell.lines[0]}</span>
      return (
        <ul role="list" className={styles.Lines}>
          {cell.lines.map((line) => (
            <li key={line} className={styles.Line}>
              {line}
            </li>
          ))}
        </ul>
      )
  }
}
