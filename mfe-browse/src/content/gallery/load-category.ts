import { loadForUse } from '@virida/shared/platform/load-once'
import type { PictureSet } from '../picture-set'
import { categories, categoryFile, type GalleryCategory } from './categories'
import { categoryOf, type Category } from './category'
import type { GalleryHouse } from './gallery-picture'

type HousesModule = { houses: readonly GalleryHouse[]; pictures: PictureSet }

/**
 * Loads the houses and pictures of a category from `houses/<category>.ts`. Each category is a chunk of its own, so
 * that a page loads only the categories that it shows. The same category always gives the same promise, so that a
 * component may pass it to `use`.
 */
export const loadCategory = loadForUse(async (facts: GalleryCategory): Promise<Category> => {
  const { houses, pictures } = (await import(
    /* webpackChunkName: "gallery-[request]" */ `./houses/${categoryFile(facts.slug)}`
  )) as HousesModule
  return categoryOf(facts, pictures, houses)
})

/** Loads all categories. */
export const loadCategories = loadForUse(() => Promise.all(categories.map((facts) => loadCategory(facts))))
