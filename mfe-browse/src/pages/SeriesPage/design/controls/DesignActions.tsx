import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { Problem } from '@virida/shared/products/design/problems/problem'
import { designAddress } from '@virida/shared/site/addresses/design'
import { useCopy } from '@virida/shared/site/hooks/use-copy'
import { Button } from '@virida/shared/site/ui/Button'
import { useEffect, useState } from 'react'
import { AddToProject } from '../../../../project/AddToProject'
import { toolsContent as content } from './content'
import type { CodedDesign } from '../design-query'
import { DesignSheet } from '../sheet/DesignSheet'
import styles from './DesignActions.module.css'
import { SaveFiles } from './SaveFiles'
import { SendDesign } from './SendDesign'

type Props = CodedDesign & { series: SeriesRecord; problems: readonly Problem[] }

/** What a visitor can do with a design: keep it in the project, share it, print or save it, or send it. */
export function DesignActions({ design, code, series, problems }: Props) {
  const { message, copy } = useCopy()
  const [fileMessage, setFileMessage] = useState('')
  const [isPrinting, setPrinting] = useState(false)
  const address = `${location.origin}${designAddress(design.series, code)}`
  const sheet = { design, code, series, problems, address }

  useEffect(() => {
    const done = () => setPrinting(false)
    addEventListener('afterprint', done)
    return () => removeEventListener('afterprint', done)
  }, [])
  // Prints after the render that put the sheet into the document.
  useEffect(() => {
    if (isPrinting) window.print()
  }, [isPrinting])

  const copyAddress = () => copy(address, content)
  const share = async () => {
    try {
      await navigator.share({ title: seriesFacts[design.series].title, url: address })
    } catch (error) {
      // AbortError means that the visitor closed the share dialog. After any other error, copying still works.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress()
    }
  }
  return (
    <>
      <AddToProject code={code} />
      <div className={styles.Actions}>
        {'share' in navigator && (
          <Button variant="ghost" onClick={() => void share()}>
            {content.share}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void copyAddress()}>
          {content.copy}
        </Button>
        <Button variant="ghost" onClick={() => setPrinting(true)}>
          {content.print}
        </Button>
        <SaveFiles sheet={sheet} onMessage={setFileMessage} />
      </div>
      <p role="status" className={styles.Message}>
        {[message, fileMessage].filter(Boolean).join(' ')}
      </p>
      <SendDesign sheet={sheet} />
      {isPrinting && <DesignSheet {...sheet} />}
    </>
  )
}
