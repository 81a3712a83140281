import { PageHead } from '@virida/shared/site/ui/PageHead'
import { dealers } from '../../dealers/dealers'
import { Banner } from './Banner'
import { banner, crumbs } from './content'
import { Locator } from './Locator'

/** Find a dealer: search, list and map, and below them the banner. */
export function DealerLocatorPage() {
  return (
    <>
      <PageHead crumbs={crumbs} title={banner.title} low />
      <Locator dealers={dealers} />
      <Banner />
    </>
  )
}
