import { bellagioIronwood } from '../../../content/gallery/bellagio-ironwood'
import { categoryPage } from '../category/category-page'

export const page = categoryPage(bellagioIronwood)
