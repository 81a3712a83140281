import { avifOf } from '@virida/shared/site/ui/Picture'
import { useEffect } from 'react'
import type { GalleryPicture } from '../../../content/gallery/gallery-picture'

/**
 * Milliseconds before the neighbors are fetched. The current picture loads first, and visitors who page quickly fetch
 * nothing in between.
 */
const delay = 300

/** Fetches pictures that are likely to be shown next, in the format and size that the browser will use. */
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
    }, delay)
    return () => clearTimeout(timer)
  }, [sources, sizes])
}
