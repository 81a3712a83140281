import { platinumNewHaven } from '../../../content/gallery/platinum-new-haven'
import { categoryPage } from '../category/category-page'

export const page = categoryPage(platinumNewHaven)
