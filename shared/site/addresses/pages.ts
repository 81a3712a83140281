/*
 * The addresses of the site's pages, relative to the site's origin. A page whose address takes parameters has a module
 * of its own in this folder, with the function that writes them and the reader beside it, because one section writes
 * the address and another reads it. So each page contains only the code of the addresses that it uses.
 */

export const homeAddress = '/'
export const aboutAddress = '/about-us'
export const projectAddress = '/my-project'
export const supportAddress = '/support'
export const becomeADealerAddress = '/become-a-dealer'
export const faqAddress = '/faq'
export const warrantyAddress = '/warranty'
export const replacementPartsAddress = '/replacement-parts'
export const careAddress = '/window-and-door-care'
export { notFoundAddress } from '../../platform/not-found'

/** Pages that take parameters, for links without any. */
export const catalogPath = '/catalog'
export const comparePath = '/compare'
export const contactPath = '/contact-us'
export const dealersPath = '/find-a-dealer'
export const egressPath = '/egress-calculator'
export const findBySizePath = '/find-by-size'
export const galleryPath = '/gallery'
export const resourcesPath = '/technical-resources'
export const resourceChangesPath = '/technical-resources/changes'
export const serviceRequestPath = '/service-request'

/** The page of a product line, by the line's slug. */
export const lineAddress = <Slug extends string>(slug: Slug) => `/product/${slug}` as const

/** The page of a series, by the series' slug. */
export const seriesAddress = <Slug extends string>(slug: Slug) => `/series/${slug}` as const

/** The page of a category of the gallery: `/gallery/platinum_kb_home`. */
export const galleryAddress = <Category extends string>(category: Category) =>
  `${galleryPath}/${category}` as const
