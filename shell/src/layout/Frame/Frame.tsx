import type { ReactNode } from 'react'
import { skipToContent } from '../../content/header'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import styles from './Frame.module.css'

/** The site frame: skip link, header and footer around a page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.Frame}>
      <a href="#main" className={styles.Skip}>
        {skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
