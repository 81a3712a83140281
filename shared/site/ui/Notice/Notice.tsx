import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import { LineIcon } from '../LineIcon/LineIcon'
import styles from './Notice.module.css'

type Tone = 'info' | 'success' | 'error'

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** `error` interrupts screen readers, `success` is announced after the current sentence, `info` is not announced. */
  tone?: Tone
  title?: ReactNode
  /** Links or buttons below the text: what to do next. */
  actions?: ReactNode
}

const roles: Record<Tone, 'status' | 'alert' | undefined> = {
  info: undefined,
  success: 'status',
  error: 'alert',
}

/** The icon shows the tone to visitors who cannot distinguish red from green. */
const marks: Record<Tone, ReactNode> = {
  info: <path d="M12 10.5v6M12 7v1.5" />,
  success: <path d="m7.5 12.5 3 3 6-6.5" />,
  error: <path d="M12 6.5v7M12 15.75v1.75" />,
}

/** A message. Screen readers announce a success or an error when it is rendered, but not an info. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, actions, className, children, ...rest } = props
  return (
    <div role={roles[tone]} {...rest} className={classNames(styles.Notice, className)} data-tone={tone}>
      <LineIcon className={styles.Mark} viewBox="0 0 24 24" strokeWidth="2">
        <circle cx="12" cy="12" r="10.5" />
        {marks[tone]}
      </LineIcon>
      <div className={styles.Body}>
        {title && <p className={styles.Title}>{title}</p>}
        {children}
        {actions && <div className={styles.Actions}>{actions}</div>}
      </div>
    </div>
  )
}
