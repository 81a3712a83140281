import type { ItemList, PostalAddress, WithContext } from 'schema-dts'
import type { Dealer } from '../../dealers/dealer'

/**
 * The dealers as structured data for search engines (schema.org). Dealers are independent businesses, so they are not
 * marked as our branches. Opening hours and prices are left out because we do not know them.
 */
export const dealersJsonLd = (dealers: readonly Dealer[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: dealers.length,
  itemListElement: dealers.map((dealer, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'LocalBusiness',
      name: dealer.name,
      telephone: dealer.phone.href.replace('tel:', ''),
      address: postalAddress(dealer.address),
      geo: { '@type': 'GeoCoordinates', latitude: dealer.lat, longitude: dealer.lng },
      ...(dealer.emails[0] ? { email: dealer.emails[0] } : {}),
      ...(dealer.web ? { url: dealer.web } : {}),
    },
  })),
})

/** Splits `3400 Sample Way, Mira Loma, CA 91752` into its parts. An address in another format stays a string. */
function postalAddress(address: string): PostalAddress | string {
  const [, street, city, zip] = /^(.+), ([^,]+), CA (\d{5})$/.exec(address) ?? []
  if (!street) return address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: 'CA',
    postalCode: zip,
    addressCountry: 'US',
  }
}
