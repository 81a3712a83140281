import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Design } from '@virida/shared/design/design'
import { designCode } from '@virida/shared/design/design-code'
import { designPath } from '@virida/shared/design/design-path'
import type { Problem } from '@virida/shared/design/problems'
import { Button } from '@virida/shared/ui/Button'
import { useEffect, useState } from 'react'
import { AddToProject } from '../../../../project/AddToProject'
import { toolsContent as content } from '../content'
import { DesignSheet } from '../sheet/DesignSheet'
import styles from './DesignActions.module.css'

type Props = { design: Design; series: SeriesRecord; problems: readonly Problem[] }

/** Takes the design to somebody else, or onto paper. */
export function DesignActions({ design, series, problems }: Props) {
  const [told, tell] = useState('')
  const [isPrinting, setPrinting] = useState(false)
  const address = `${location.origin}${designPath(design)}`

  useEffect(() => {
    const done = () => setPrinting(false)
    addEventListener('afterprint', done)
    return () => removeEventListener('afterprint', done)
  }, [])
  // The sheet is in the document by now.
  useEffect(() => {
    if (isPrinting) window.print()
  }, [isPrinting])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      tell(content.copied)
    } catch {
      tell(content.refused)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: seriesFacts[design.series].title, url: address })
    } catch (error) {
      // Closed without choosing anybody is an answer; anything else is mended by copying.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <>
      <AddToProject code={designCode(design)} />
      <div className={styles.Actions}>
        {'share' in navigator && (
          <Button variant="ghost" onClick={() => void share()}>
            {content.share}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void copy()}>
          {content.copy}
        </Button>
        <Button variant="ghost" onClick={() => setPrinting(true)}>
          {content.print}
        </Button>
      </div>
      <p role="status" className={styles.Told}>
        {told}
      </p>
      {isPrinting && <DesignSheet design={design} series={series} problems={problems} address={address} />}
    </>
  )
}
