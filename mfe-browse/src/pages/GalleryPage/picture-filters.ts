import { filterGroups } from '@virida/shared/catalogue/filters'
import type { FrameFinish } from '@virida/shared/catalogue/filters'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { isLineSlug, lineSlugs } from '@virida/shared/catalogue/slugs'
import type { LineSlug } from '@virida/shared/catalogue/slugs'
import { galleryRooms } from '../../content/gallery/gallery-picture'
import type { GalleryPicture, GalleryRoom, PictureFacts } from '../../content/gallery/gallery-picture'

/** What a visitor may ask for; one value each, so that every choice is a link and the counts are true. */
export type Chosen = { line?: LineSlug; room?: GalleryRoom; finish?: FrameFinish }
export type FacetKey = keyof Chosen
export type FacetValue = LineSlug | GalleryRoom | FrameFinish

export type FacetOption = { value: FacetValue; count: number; isChosen: boolean }
export type Facet = { key: FacetKey; options: readonly FacetOption[] }

const finishes: readonly FrameFinish[] =
  filterGroups.find(({ key }) => key === 'frame_finish')?.values.map(({ value }) => value as FrameFinish) ??
  []

const valuesOf: Readonly<Record<FacetKey, readonly FacetValue[]>> = {
  line: lineSlugs,
  room: galleryRooms,
  finish: finishes,
}
export const facetKeys: readonly FacetKey[] = ['line', 'room', 'finish']

/** What an address asks for; a value that does not exist is as if it were not there. */
export function chosenIn(query: URLSearchParams): Chosen {
  const [line, room, finish] = facetKeys.map((key) => query.get(key) ?? '')
  return {
    line: line && isLineSlug(line) ? line : undefined,
    room: galleryRooms.find((one) => one === room),
    finish: finishes.find((one) => one === finish),
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
 * The choices that a list of pictures offers. Each count is what the choice would leave together with those of
 * the other facets. A facet whose pictures are all alike offers nothing.
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

/** The query of a choice, in one order whatever was clicked first: one address for one answer. */
export function queryOf(chosen: Chosen, more: Readonly<Record<string, string | undefined>> = {}): string {
  const entries = [...facetKeys.map((key) => [key, chosen[key]] as const), ...Object.entries(more)]
  const query = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return query.size > 0 ? `?${query.toString()}` : ''
}
