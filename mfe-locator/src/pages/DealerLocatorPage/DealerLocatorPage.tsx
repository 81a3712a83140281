import { PageHead } from '@virida/shared/site/ui/PageHead'
import { heroPicture } from '../../content/pictures'
import { dealers } from '../../dealers/dealers'
import { banner, crumbs } from './content'
import { Locator } from './Locator'

/** Find a dealer: search, list and map. */
export function DealerLocatorPage() {
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={banner.title}
        intro={<p>{banner.intro}</p>}
        picture={heroPicture}
        low
      />
      <Locator dealers={dealers} />
    </>
  )
}
