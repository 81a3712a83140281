import { useId, type ComponentPropsWithRef } from 'react'
import { formSheetContent as content } from './content'
import styles from './FormSheet.module.css'

export type FormSheetProps = ComponentPropsWithRef<'form'> & {
  /** Heading above the fields; it also names the form for screen readers. */
  title: string
  /** Shows what the stars mean. Switched off where there are no fields. */
  legend?: boolean
}

/**
 * A form with its heading on a white panel. Outside of a dialog, `method="dialog"` makes the browser's own submit do
 * nothing: until the script is loaded, entries are not lost, and personal data do not get into the address.
 */
export function FormSheet({ title, legend = true, children, ...rest }: FormSheetProps) {
  const titleId = useId()
  return (
    <form aria-labelledby={titleId} {...rest} method="dialog" noValidate className={styles.FormSheet}>
      <div className={styles.Head}>
        <h2 id={titleId} className={styles.Title}>
          {title}
        </h2>
        {legend && <p className={styles.Legend}>{content.legend}</p>}
        <noscript>
          <p className={styles.NoScript}>{content.noScript}</p>
        </noscript>
      </div>
      {children}
    </form>
  )
}
