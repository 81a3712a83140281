import { PageHead } from '@virida/shared/ui/PageHead'
import { heroPicture } from '../../content/pictures'
import { dealers } from '../../dealers/dealers'
import { banner, crumbs } from './content'
import { Locator } from './Locator'

/** Where to buy: a search, the list it finds, and a map where there can be one. */
export function FindADealerPage() {
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
