import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Section } from '@virida/shared/site/ui/Section'
import { frameContent } from '../../content'
import { CrossSections } from './CrossSections'
import { FrameTypeRow } from './FrameTypeRow'

export function FrameTab({ series }: { series: SeriesRecord }) {
  return (
    <>
      <Section title={frameContent.types}>
        {series.frames.types.map((type) => (
          <FrameTypeRow key={type.kind} type={type} series={series} />
        ))}
      </Section>
      {series.frames.galleryImages && (
        <CrossSections series={series} sections={series.frames.galleryImages} />
      )}
    </>
  )
}
