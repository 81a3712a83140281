import type { LineSlug } from './line-slugs'

/** `platinum-windows` -> `Platinum Windows` */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Name of a product line in breadcrumbs: `platinum-windows` -> `Platinum Series Windows` */
export const lineCrumb = (slug: LineSlug) => titleFromSlug(slug).replace(' ', ' Series ')
