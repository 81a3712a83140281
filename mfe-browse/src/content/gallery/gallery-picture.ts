import type { FrameFinish } from '@virida/shared/catalogue/filters'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'

/** Where a picture was taken, as its filter names it; in the order of the filter. */
export const galleryRooms = ['exterior', 'patio', 'living', 'dining', 'kitchen', 'bedroom', 'study'] as const

export type GalleryRoom = (typeof galleryRooms)[number]

/** `house` is the street side, `wall` one unit from a few steps away, every other shot a room that looks out. */
export type GalleryShot = 'house' | 'wall' | Exclude<GalleryRoom, 'exterior' | 'patio'>

/**
 * One house of a project, with its pictures in their order. `galleries.test.ts` holds it against the scenes that
 * the pictures are rendered from.
 */
export type GalleryHouse = {
  shots: readonly GalleryShot[]
  /** Of the frames outside. */
  finish: FrameFinish
  /** Of the frames inside, where it is shown: capstock colors the outside alone. */
  inside?: FrameFinish
  /** What the wall and the rooms show. */
  unit: SeriesSlug
  /** What the street side shows. */
  street: readonly SeriesSlug[]
}

/** What can be said of a picture, and asked for. */
export type PictureFacts = {
  room: GalleryRoom
  finish: FrameFinish
  series: readonly SeriesSlug[]
}

export type GalleryPicture = {
  /** The name in its address, one of its own in the gallery. */
  name: string
  source: PictureSource
  facts: PictureFacts
}

/** The facts of each picture of a project, from those of its houses. */
export const factsOf = (houses: readonly GalleryHouse[]): readonly PictureFacts[] =>
  houses.flatMap((house) => house.shots.map((shot) => factsOfShot(shot, house)))

function factsOfShot(shot: GalleryShot, { finish, inside, unit, street }: GalleryHouse): PictureFacts {
  if (shot === 'house') return { room: 'exterior', finish, series: street }
  if (shot === 'wall') return { room: isDoor(unit) ? 'patio' : 'exterior', finish, series: [unit] }
  return { room: shot, finish: inside ?? finish, series: [unit] }
}

const isDoor = (slug: SeriesSlug) => slug.endsWith('-door')
