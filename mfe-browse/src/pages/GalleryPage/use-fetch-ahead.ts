import { avifOf } from '@virida/shared/ui/Picture'
import { useEffect } from 'react'
import type { GalleryPicture } from '../../content/gallery/gallery-picture'

/** The picture that is looked at comes first; who goes through them quickly fetches none of those between. */
const rest = 300

/** Fetches pictures that are likely to be shown next, in the encoding in which they will be. */
export function useFetchAhead(pictures: readonly GalleryPicture[], sizes: string) {
  const sources = pictures.map(({ source }) => avifOf(source)).join('\n')
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const source of sources.split('\n')) {
        const image = new Image()
        image.fetchPriority = 'low'
        image.sizes = sizes
        image.srcset = source
      }
    }, rest)
    return () => clearTimeout(timer)
  }, [sources, sizes])
}
