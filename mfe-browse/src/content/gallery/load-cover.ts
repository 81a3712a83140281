import { loadForUse } from '@virida/shared/platform/load-once'
import type { PictureSource } from '@virida/shared/platform/contract'
import { MissingPictureError, type PictureSet } from '../picture-set'
import { categoryFile, type CategorySlug } from './categories'

/**
 * The first picture of a category, which the list of categories shows. With `?first` the build keeps only
 * that picture of the set (shared/platform/webpack/first-picture.ts), so that the data of all covers is part
 * of the page and no chunk is loaded for it. The same category always gives the same promise, so that a
 * component may pass it to `use`.
 */
export const loadCover = loadForUse(async (slug: CategorySlug): Promise<PictureSource> => {
  const { default: set } = (await import(
    /* webpackMode: "eager" */
    /* webpackInclude: /gallery-[^/]+\.json$/ */
    `../../../pictures/gallery-${categoryFile(slug)}?first`
  )) as { default: PictureSet }
  const [name = ''] = Object.keys(set).sort()
  const cover = set[name]
  if (!cover) throw new MissingPictureError(`Cannot show the cover of ${slug}: the category has no picture`)
  return cover
})
