import { platinumKbHome } from '../../../content/gallery/platinum-kb-home'
import { categoryPage } from '../category/category-page'

export const page = categoryPage(platinumKbHome)
