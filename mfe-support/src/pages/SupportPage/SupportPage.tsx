import { Section } from '@virida/shared/site/ui/Section'
import { CallBand } from '../../components/CallBand/CallBand'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { pictures } from '../../content/pictures'
import { supportContent as content } from './content'
import { SupportTiles } from './SupportTiles'

/** The start page of support, with links to the six support topics. */
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
