import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import type { PictureSource } from '@virida/shared/platform/contract'
import { factsOf, type GalleryHouse } from './gallery-picture'
import { categories, categoryFile } from './categories'
import { categoryOf } from './category'

type Scene = {
  kind: string
  seed: number
  frame?: string
  room?: string
  offered?: string[]
  unit?: { style: string; color: string }
}
type Described = { name: string; scene: Scene }

const scenesOf = (category: string) =>
  (
    JSON.parse(
      readFileSync(path.join(root, `scenes/descriptions/mfe-browse/gallery-${category}.json`), 'utf8'),
    ) as { pictures: Described[] }
  ).pictures

/** Descriptions name black, espresso, blue and silver without the catalogue's suffix. */
const finishOf = (name: string) => (['white', 'almond'].includes(name) ? name : `${name}_exterior`)
const seriesOf = (style: string, line: string) =>
  ({
    sliding: 'sliding-glass-door',
    swing: 'french-swing-door',
    multi_slide: 'multi-slide-door',
    bi_fold: 'bi-fold-door',
    picture: `${line}-picture-window`,
    slider: `${line}-horizontal-slider`,
  })[style] ?? `${line}-${style.replaceAll('_', '-')}`
const doors = ['sliding', 'swing', 'multi_slide', 'bi_fold']
const rooms: Record<string, string> = { bed: 'bedroom' }

describe.each(categories.map(({ slug }) => categoryFile(slug)))('the facts of %s', (category) => {
  const { houses } = jest.requireActual<{ houses: readonly GalleryHouse[] }>(`./houses/${category}`)
  const line = category.split('-')[0] ?? ''
  const scenes = scenesOf(category)
  const facts = factsOf(houses)

  it('match its scenes one by one', () => {
    expect(facts).toHaveLength(scenes.length)
    scenes.forEach(({ name, scene }, at) => {
      const { kind, frame = '', room = '', unit = { style: '', color: frame } } = scene
      const isDoor = doors.includes(unit.style)
      const place =
        kind === 'interior' ? (rooms[room] ?? room) : kind === 'closeup' && isDoor ? 'patio' : 'exterior'
      expect({ name, room: facts[at]?.room }).toEqual({ name, room: place })
      expect({ name, finish: facts[at]?.finish }).toEqual({ name, finish: finishOf(unit.color) })
      if (kind === 'house') return
      expect({ name, series: facts[at]?.series }).toEqual({ name, series: [seriesOf(unit.style, line)] })
    })
  })

  it('change houses where the scenes change houses', () => {
    const seeds = houses.flatMap(({ shots }, at) => shots.map(() => at))
    const changes = (list: readonly number[]) =>
      list.flatMap((one, at) => (at > 0 && one !== list[at - 1] ? [at] : []))
    expect(changes(seeds)).toEqual(changes(scenes.map(({ scene }) => scene.seed)))
  })

  it('give each house a name of its own, a short place and a picture that leads', () => {
    const names = houses.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, place, lead = 0, shots } of houses) {
      expect(name.length).toBeLessThanOrEqual(40)
      expect(place).toMatch(/^[A-Z].{9,69}[^.]$/)
      expect(shots[lead]).toBeDefined()
    }
  })

  it('name for the street side only windows that the scene has', () => {
    scenes.forEach(({ scene: { kind, offered } }, at) => {
      if (kind !== 'house' || !offered) return
      const made = [...offered, ...doors].map((style) => seriesOf(style, line))
      for (const slug of facts[at]?.series ?? []) expect(made).toContain(slug)
    })
  })

  it('name no double hung in a color that it does not come in', () => {
    for (const { series, finish } of facts) {
      if (series.includes('venetian-double-hung')) expect(['white', 'almond']).toContain(finish)
    }
  })
})

const source = (name: string): PictureSource => ({
  src: `/r/mfe-browse/media/${name}.0`,
  widths: [480],
  width: 480,
  height: 320,
  alt: name,
  placeholder: '',
})
const cantera = {
  slug: 'venetian_cantera',
  title: 'Venetian - Cantera at Lemon Grove',
  line: 'venetian-windows',
} as const
const house: GalleryHouse = {
  name: 'Poolside modern',
  place: 'Beside its pool',
  shots: ['house', 'wall', 'kitchen'],
  finish: 'black_exterior',
  inside: 'white',
  unit: 'multi-slide-door',
  street: ['venetian-casement'],
}

it('gives each picture of a category its own facts', () => {
  const set = Object.fromEntries(['01', '02', '03'].map((at) => [`galleryVenetianCantera${at}`, source(at)]))
  const { pictures, series } = categoryOf(cantera, set, [house])
  expect(pictures.map(({ name, facts }) => [name, facts.room, facts.finish])).toEqual([
    ['gallery-venetian-cantera-01', 'exterior', 'black_exterior'],
    ['gallery-venetian-cantera-02', 'patio', 'black_exterior'],
    ['gallery-venetian-cantera-03', 'kitchen', 'white'],
  ])
  expect(series).toEqual(['venetian-casement', 'multi-slide-door'])
})

it('shows the strongest picture of a house first and keeps the names of all', () => {
  const set = Object.fromEntries(
    ['01', '02', '03', '04'].map((at) => [`galleryVenetianCantera${at}`, source(at)]),
  )
  const other: GalleryHouse = { ...house, name: 'Desert modern', shots: ['house'] }
  const { houses, pictures } = categoryOf(cantera, set, [{ ...house, lead: 2 }, other])
  expect(pictures.map(({ name }) => name.slice(-2))).toEqual(['03', '01', '02', '04'])
  expect(houses.map(({ name, series }) => [name, series])).toEqual([
    ['Poolside modern', ['venetian-casement', 'multi-slide-door']],
    ['Desert modern', ['venetian-casement', 'multi-slide-door']],
  ])
})

it('names a missing picture in the error', () => {
  const set = { galleryVenetianCantera01: source('a') }
  expect(() => categoryOf(cantera, set, [house])).toThrow('gallery-venetian-cantera-02')
})
