import { platinumKbHome } from '../../../content/gallery/platinum-kb-home'
import { categoryPage } from '../category-page'

export const page = categoryPage(platinumKbHome)
