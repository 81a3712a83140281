import { finishKeys, type FrameFinish } from '@virida/shared/products/catalogue/vocabulary/finishes'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { isLineSlug, lineSlugs, type LineSlug } from '@virida/shared/products/catalogue/line-slugs'
import {
  galleryRooms,
  type GalleryPicture,
  type GalleryRoom,
  type PictureFacts,
} from '../../../content/gallery/gallery-picture'

/** The chosen filters. There is at most one value for each, so that each option can be a link with an exact count. */
export type Chosen = { line?: LineSlug; room?: GalleryRoom; finish?: FrameFinish }
export type FacetKey = keyof Chosen
export type FacetValue = LineSlug | GalleryRoom | FrameFinish

export type FacetOption = { value: FacetValue; count: number; isChosen: boolean }
export type Facet = { key: FacetKey; options: readonly FacetOption[] }

const valuesOf: Readonly<Record<FacetKey, readonly FacetValue[]>> = {
  line: lineSlugs,
  room: galleryRooms,
  finish: finishKeys,
}
export const facetKeys: readonly FacetKey[] = ['line', 'room', 'finish']

/** The filters in a URL. Unknown values are ignored. */
export function chosenIn(query: URLSearchParams): Chosen {
  const [line, room, finish] = facetKeys.map((key) => query.get(key) ?? '')
  return {
    line: line && isLineSlug(line) ? line : undefined,
    room: galleryRooms.find((one) => one === room),
    finish: finishKeys.find((one) => one === finish),
  }
}

const has = (facts: PictureFacts, key: FacetKey, value: FacetValue): boolean =>
  key === 'line' ? facts.series.some((slug) => seriesFacts[slug].product === value) : facts[key] === value

const answers = ({ facts }: GalleryPicture, chosen: Chosen): boolean =>
  facetKeys.every((key) => {
    const value = chosen[key]
    return value === undefined || has(facts, key, value)
  })

export const filtered = <Picture extends GalleryPicture>(
  pictures: readonly Picture[],
  chosen: Chosen,
): readonly Picture[] => pictures.filter((picture) => answers(picture, chosen))

/**
 * The filter options of a list of pictures. Each count is the number of pictures with this option and the
 * other chosen filters. A filter with fewer than two options is left out.
 */
export function facetsOf(pictures: readonly GalleryPicture[], chosen: Chosen): readonly Facet[] {
  return facetKeys.flatMap((key) => {
    const offered = valuesOf[key].filter((value) => pictures.some(({ facts }) => has(facts, key, value)))
    if (offered.length < 2) return []
    const options = offered.map((value) => ({
      value,
      count: filtered(pictures, { ...chosen, [key]: value }).length,
      isChosen: chosen[key] === value,
    }))
    return [{ key, options }]
  })
}

/** The query of a choice. Its parameters have a fixed order, so that each choice has exactly one URL. */
export function queryOf(chosen: Chosen, more: Readonly<Record<string, string | undefined>> = {}): string {
  const entries = [...facetKeys.map((key) => [key, chosen[key]] as const), ...Object.entries(more)]
  const query = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return query.size > 0 ? `?${query.toString()}` : ''
}
