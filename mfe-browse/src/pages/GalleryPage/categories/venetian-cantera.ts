import { venetianCantera } from '../../../content/gallery/venetian-cantera'
import { categoryPage } from '../category-page'

export const page = categoryPage(venetianCantera)
