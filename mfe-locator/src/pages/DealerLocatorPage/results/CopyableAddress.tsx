import { useCopy } from '@virida/shared/site/hooks/use-copy'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useRef } from 'react'
import { card as content } from '../content'
import styles from './CopyableAddress.module.css'

/** How long the outcome is shown, in milliseconds. */
const shownFor = 2500

/** An address with a copy button. If the browser does not allow copying, the address is selected instead. */
export function CopyableAddress({ address, name }: { address: string; name: string }) {
  const text = useRef<HTMLElement>(null)
  const { message, copy } = useCopy({ shownFor })
  const onCopy = async () => {
    const isCopied = await copy(address, { copied: content.copied, refused: content.selected })
    if (!isCopied && text.current) window.getSelection()?.selectAllChildren(text.current)
  }

  return (
    <div className={styles.Address}>
      <address ref={text} className={styles.Text}>
        {address}
      </address>
      <button type="button" className={styles.Copy} onClick={() => void onCopy()}>
        {content.copy}
        <VisuallyHidden> {content.copyOf(name)}</VisuallyHidden>
      </button>
      <span role="status" className={styles.Outcome}>
        {message}
      </span>
    </div>
  )
}
