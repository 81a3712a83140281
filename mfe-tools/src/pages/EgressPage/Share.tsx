import { Button } from '@virida/shared/ui/Button'
import { useState } from 'react'
import { shareContent as content } from './Share.content'
import styles from './Share.module.css'

/** The result for somebody else: as a link, or on paper. */
export function Share() {
  const [told, tell] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      tell(content.copied)
    } catch {
      tell(content.refused)
    }
  }
  return (
    <div className={styles.Share}>
      <Button variant="ghost" onClick={() => void copy()}>
        {content.copy}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {content.print}
      </Button>
      <p role="status" className={styles.Told}>
        {told}
      </p>
    </div>
  )
}
