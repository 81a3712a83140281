import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { card as content } from './content'
import styles from './CopyableAddress.module.css'

/** How long the button says that it has copied. */
const shown = 2500

/** An address and a button that copies it. Where a browser does not let us copy, it is selected instead. */
export function CopyableAddress({ address, name }: { address: string; name: string }) {
  const text = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), shown)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
      setOutcome('selected')
    }
  }

  return (
    <div className={styles.Address}>
      <address ref={text} className={styles.Text}>
        {address}
      </address>
      <button type="button" className={styles.Copy} onClick={copy}>
        {content.copy}
        <VisuallyHidden> {content.copyOf(name)}</VisuallyHidden>
      </button>
      <span role="status" className={styles.Outcome}>
        {outcome && content[outcome]}
      </span>
    </div>
  )
}
