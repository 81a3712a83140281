import { useSearchParams } from '@virida/shared/router'
import { formatRange } from '@virida/shared/products/catalogue/dimension'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { finishesOf } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { readDesignCode, readDesignRow } from '@virida/shared/site/addresses/design'
import { egressAddress } from '@virida/shared/site/addresses/egress'
import { seriesAddress } from '@virida/shared/site/addresses/pages'
import { drawingsAddress } from '@virida/shared/site/addresses/resources'
import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Link } from '@virida/shared/site/ui/Link'
import { FinishDots } from '../../../components/FinishDots/FinishDots'
import { AddLink } from '../../../project/AddLink'
import { seriesContent } from '../content'
import { askedDesign } from '../design/design-query'
import { DesignLead } from '../design/DesignLead'
import { withTab } from '../tab-query'
import { finishesId } from '../tabs/options/finishes-id'
import styles from './SeriesFacts.module.css'

/** Series number and material (R-SERIES-4), sizes, finishes, and links to the next steps. */
export function SeriesFacts({ series }: { series: SeriesRecord }) {
  const { slug, seriesNumber, material, size, frameFinishes, smallestEgress, productType, style } = series
  const [query] = useSearchParams()
  const { code } = askedDesign(readDesignCode(query), slug)
  const { dealer, egress, documents } = seriesContent.actions
  const optionsTab = withTab(query, 'options')
  return (
    <>
      <dl className={styles.Box}>
        <div className={styles.Fact}>
          <dt>{seriesContent.number}</dt>
          <dd className={styles.Strong}>{seriesNumber}</dd>
        </div>
        <div className={styles.Fact}>
          <dt>{seriesContent.material}</dt>
          <dd className={styles.Strong}>{material}</dd>
        </div>
        <div className={styles.Row}>
          <dt>{seriesContent.size}</dt>
          <dd className={styles.Size}>
            {size
              ? seriesContent.sizes(formatRange(size.width), formatRange(size.height), size.of)
              : seriesContent.shapes}
          </dd>
        </div>
        <div className={styles.Row}>
          <dt>{seriesContent.finishes}</dt>
          <dd className={styles.Finishes}>
            <FinishDots finishes={frameFinishes} />
            <Link href={`${seriesAddress(slug)}?${optionsTab.toString()}#${finishesId}`}>
              {seriesContent.finishCount(finishesOf(frameFinishes).length)}
            </Link>
          </dd>
        </div>
      </dl>
      <div className={styles.Actions}>
        <DesignLead />
        <ButtonLink variant="ghost" href={dealer.href}>
          {dealer.label}
        </ButtonLink>
        {/* A visitor who changes a row of the project saves it in the configurator below instead. */}
        {readDesignRow(query) === null && <AddLink code={code} />}
        {smallestEgress && (
          <Link variant="arrow" href={egressAddress({ series: productType, style })}>
            {egress}
          </Link>
        )}
        <Link variant="arrow" href={drawingsAddress(slug)}>
          {documents}
        </Link>
      </div>
    </>
  )
}
