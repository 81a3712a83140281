import { bellagioProvence } from '../../../content/gallery/bellagio-provence'
import { categoryPage } from '../category/category-page'

export const page = categoryPage(bellagioProvence)
