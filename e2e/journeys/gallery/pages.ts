import type { Page } from '@playwright/test'
import pictures from '../../../mfe-browse/pictures/gallery-venetian-cantera.json' with { type: 'json' }

/** A gallery category with 40 pictures, and the URL at which one of its pictures is open. */
export const project = '/gallery/venetian_cantera'
export const pictureAt = (number: string, filter = '') =>
  `${project}?${filter}picture=gallery-venetian-cantera-${number}`

/** The alternative text of a picture in that category. */
export const altOf = (number: string) =>
  pictures[`galleryVenetianCantera${number}` as keyof typeof pictures].alt

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of / })
export const thumbnails = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('link')
