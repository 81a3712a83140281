import { useEffect, useRef } from 'react'
import styles from './FieldProblem.module.css'

/**
 * What is wrong with the text or file that a field was given, as the `error` of that field. Screen readers announce it, and
 * it is scrolled into view, because the field can be at the end of the window.
 */
export function FieldProblem({ children }: { children: string }) {
  const problem = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // In new browsers it returns a promise, which must not become the result of the effect.
    problem.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <span ref={problem} role="alert" className={styles.FieldProblem}>
      {children}
    </span>
  )
}
