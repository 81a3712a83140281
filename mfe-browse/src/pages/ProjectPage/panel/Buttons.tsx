import type { ReactNode } from 'react'
import styles from './Buttons.module.css'

/** Buttons in a row. On phones they are below each other, each as wide as the page. */
export const Buttons = ({ children }: { children: ReactNode }) => (
  <div className={styles.Buttons}>{children}</div>
)
