import { useId, type ComponentPropsWithRef } from 'react'
import { formSheetContent as content } from './FormSheet.content'
import styles from './FormSheet.module.css'

export type FormSheetProps = ComponentPropsWithRef<'form'> & {
  /** Stands above the fields and names the form. */
  title: string
  /** Says what the stars mean; not where nothing is filled in. */
  legend?: boolean
}

/**
 * The sheet of paper a form stands on. `method="dialog"` outside of a dialog makes the browser's own submit do
 * nothing: before the script is there, and without one, nothing is lost and nothing personal lands in the address.
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
