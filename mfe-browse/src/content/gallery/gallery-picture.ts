import type { FrameFinish } from '@virida/shared/products/catalogue/vocabulary/finishes'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { PictureSource } from '@virida/shared/platform/contract'

/** Where a picture is taken. The filter lists these values in the same order. */
export const galleryRooms = ['exterior', 'patio', 'living', 'dining', 'kitchen', 'bedroom', 'study'] as const

export type GalleryRoom = (typeof galleryRooms)[number]

/**
 * `house` shows the street side, `wall` one window or door from nearby. The other shots show a room with its
 * window or door.
 */
type GalleryShot = 'house' | 'wall' | Exclude<GalleryRoom, 'exterior' | 'patio'>

/**
 * One house of a category, with its pictures in order. `galleries.test.ts` compares it with the scenes that the
 * pictures are rendered from.
 */
export type GalleryHouse = {
  /** What the house is, unique in its category: the heading above its pictures. */
  name: string
  /** The site or the look of the house in a few words, shown below its name. */
  place: string
  shots: readonly GalleryShot[]
  /** The index of the best shot, which is shown first. The default is 0. */
  lead?: number
  /** The finish of the frames on the outside. */
  finish: FrameFinish
  /** The finish of the frames on the inside. Without it, the pictures of rooms have the finish of the outside. */
  inside?: FrameFinish
  /** The series in the pictures of the wall and the rooms. */
  unit: SeriesSlug
  /** The series in the pictures of the street side. */
  street: readonly SeriesSlug[]
}

/** Facts about a picture, which visitors can filter by. */
export type PictureFacts = {
  room: GalleryRoom
  finish: FrameFinish
  series: readonly SeriesSlug[]
}

export type GalleryPicture = {
  /** The name of the picture in addresses, unique in the gallery. */
  name: string
  source: PictureSource
  facts: PictureFacts
}

/** The series in the pictures of a house. */
export const seriesOfHouse = ({ unit, street }: GalleryHouse): readonly SeriesSlug[] => [
  ...new Set([...street, unit]),
]

/** The facts of each picture of a category. */
export const factsOf = (houses: readonly GalleryHouse[]): readonly PictureFacts[] =>
  houses.flatMap((house) => house.shots.map((shot) => factsOfShot(shot, house)))

function factsOfShot(shot: GalleryShot, { finish, inside, unit, street }: GalleryHouse): PictureFacts {
  if (shot === 'house') return { room: 'exterior', finish, series: street }
  if (shot === 'wall') return { room: isDoor(unit) ? 'patio' : 'exterior', finish, series: [unit] }
  return { room: shot, finish: inside ?? finish, series: [unit] }
}

const isDoor = (slug: SeriesSlug) => slug.endsWith('-door')
