import type { Dealer } from '../../dealers/dealer'

/**
 * The dealers for search engines (schema.org). They are businesses of their own, so nothing says that they are
 * branches of ours; hours and prices are not known and not claimed.
 */
export const dealersJsonLd = (dealers: readonly Dealer[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: dealers.length,
  itemListElement: dealers.map((dealer, at) => ({
    '@type': 'ListItem',
    position: at + 1,
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

/** `3400 Sample Way, Mira Loma, CA 91752` in its parts; an address of another shape stays as it is. */
function postalAddress(address: string): object | string {
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
