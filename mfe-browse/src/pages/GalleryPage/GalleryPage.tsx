import { useParams } from '@virida/shared/router'
import { CategoryView } from './CategoryView'
import { categoryOf } from './category-of'
import { ListView } from './ListView'

export function GalleryPage() {
  const value = categoryOf(useParams().galleryType)
  return value ? <CategoryView key={value} value={value} /> : <ListView />
}
