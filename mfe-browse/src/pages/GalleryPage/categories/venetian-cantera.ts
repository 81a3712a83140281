import { venetianCantera } from '../../../content/gallery/venetian-cantera'
import { categoryPage } from '../category/category-page'

export const page = categoryPage(venetianCantera)
