import { dealers } from '../../dealers/dealers'
import { Banner } from './Banner'
import { Locator } from './Locator'

/** Where to buy: a search, the list it finds, and a map where there can be one. */
export function FindADealerPage() {
  return (
    <>
      <Banner />
      <Locator dealers={dealers} />
    </>
  )
}
