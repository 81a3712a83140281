import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import { useParams, useSearchParams } from '@virida/shared/router'
import { Tabs } from '@virida/shared/site/ui/Tabs'
import { use } from 'react'
import { loadSeriesPictures } from '../../content/series-pictures'
import { seriesContent } from './content'
import { SeriesHead } from './head/SeriesHead'
import { AccessoriesTab, DesignBand, FrameTab, GlassTab, OptionsTab } from './late'
import { seriesOf } from './series-of'
import styles from './SeriesPage.module.css'
import { tabIn, tabs, withTab } from './tab-query'
import { OverviewTab } from './tabs/OverviewTab'

const panels = {
  overview: OverviewTab,
  options: OptionsTab,
  glass: GlassTab,
  accessories: AccessoriesTab,
  frame: FrameTab,
}

export function SeriesPage() {
  const slug = seriesOf(useParams().seriesType)
  const [record, scenes] = [loadSeries(slug), loadSeriesPictures(slug)]
  const series = use(record)
  const pictures = use(scenes)
  const [query, setQuery] = useSearchParams()
  const tab = tabIn(query)
  return (
    <div className={styles.Page}>
      <SeriesHead key={series.slug} series={series} pictures={pictures} resting={tab === 'frame'} />
      <Tabs
        key={`${series.slug} tabs`}
        label={seriesContent.tabsLabel(series.title)}
        value={tab}
        onChange={(next) => setQuery(withTab(query, next), { replace: true, preventScrollReset: true })}
        sticky
        bleed
        tabs={tabs.map((value) => {
          const Panel = panels[value]
          return {
            value,
            label: seriesContent.tabs[value],
            href: `?${withTab(query, value).toString()}`,
            content: <Panel series={series} />,
          }
        })}
      />
      <DesignBand key={`${series.slug} design`} series={series} />
    </div>
  )
}
