import { bellagioIronwood } from '../../../content/gallery/bellagio-ironwood'
import { categoryPage } from '../category-page'

export const page = categoryPage(bellagioIronwood)
