import { Section } from '@virida/shared/ui/Section'
import { CallBand } from '../../components/CallBand/CallBand'
import { PageHead } from '@virida/shared/ui/PageHead'
import { pictures } from '../../content/pictures'
import { supportContent as content } from './SupportPage.content'
import { SupportTiles } from './SupportTiles'

/** The support hub. */
export function SupportPage() {
  return (
    <>
      <PageHead
        crumbs={content.crumbs}
        title={content.title}
        intro={<p>{content.intro}</p>}
        picture={pictures.kitchenSlider}
      />
      <Section space="medium">
        <SupportTiles tiles={content.tiles} />
      </Section>
      <CallBand />
    </>
  )
}
