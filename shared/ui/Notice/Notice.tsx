import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Notice.module.css'

type Tone = 'info' | 'success' | 'error'

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** `error` interrupts screen readers, `success` is told in turn, `info` is part of the page from the start. */
  tone?: Tone
  title?: ReactNode
  /** What to do next: links or buttons below the words. */
  actions?: ReactNode
}

const roles: Record<Tone, 'status' | 'alert' | undefined> = {
  info: undefined,
  success: 'status',
  error: 'alert',
}

/** The mark tells the tone to eyes that do not tell red from green. */
const marks: Record<Tone, ReactNode> = {
  info: <path d="M12 10.5v6M12 7v1.5" />,
  success: <path d="m7.5 12.5 3 3 6-6.5" />,
  error: <path d="M12 6.5v7M12 15.75v1.75" />,
}

/** Something the visitor should know now. Render it when it is so: its appearance is what is told. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, actions, className, children, ...rest } = props
  return (
    <div role={roles[tone]} {...rest} className={classNames(styles.Notice, className)} data-tone={tone}>
      <svg
        className={styles.Mark}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="12" cy="12" r="10.5" />
        {marks[tone]}
      </svg>
      <div className={styles.Words}>
        {title && <p className={styles.Title}>{title}</p>}
        {children}
        {actions && <div className={styles.Actions}>{actions}</div>}
      </div>
    </div>
  )
}
