import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/build/paths'
import { allSeries } from '@virida/shared/catalogue/all-series'
import { seriesSlugs } from '@virida/shared/catalogue/slugs'
import type { PictureSource } from '@virida/shared/contract'
import { pictureKey } from '@virida/shared/pictures/picture-key'
import sharp from 'sharp'
import { keyOf } from './picture-set'

const made = path.join(root, 'mfe-browse/pictures')
const scenes = path.join(root, 'mfe-browse/src/content/scenes')
const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const setsIn = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [path.basename(file, '.json')] : []))

const described = setsIn(scenes).map((set) => {
  const { pictures } = read<{ pictures: { name: string; alt: string }[] }>(path.join(scenes, `${set}.json`))
  return { set, pictures }
})
const manifest = read<Record<string, { set: string }>>(path.join(made, 'manifest.json'))
const files = new Set(readdirSync(made))
const sets = setsIn(made).filter((set) => set !== 'manifest')
const entries = sets.flatMap((set) =>
  Object.entries(read<Record<string, PictureSource>>(path.join(made, `${set}.json`))).map(
    ([key, source]) => ({ set, key, source }),
  ),
)

/** Of an AVIF of 1200 px. */
const most = 120 * 1024

/** Number of pictures of each gallery (specification, visitor actions, constants). */
it.each([
  ['gallery-bellagio-provence', 35],
  ['gallery-bellagio-ironwood', 42],
  ['gallery-platinum-kb-home', 38],
  ['gallery-platinum-new-haven', 51],
  ['gallery-venetian-cantera', 40],
])('has made the %s pictures that the specification counts: %i', (set, count) => {
  expect(entries.filter((entry) => entry.set === set)).toHaveLength(count)
})

it.each(seriesSlugs)('has made every picture of the carousels of %s', (slug) => {
  const { carouselImages } = allSeries[slug]
  const keys = entries.filter(({ set }) => set === slug).map(({ key }) => key)
  const asked = Object.values(carouselImages).flat()
  expect(keys).toEqual(expect.arrayContaining(asked.map(keyOf)))
})

it.each(described.map(({ set, pictures }) => [set, pictures] as const))(
  'has made every described picture of %s, with its words, and no other',
  (set, pictures) => {
    const noted = Object.keys(manifest).filter((name) => manifest[name]?.set === set)
    expect(noted.sort()).toEqual(pictures.map(({ name }) => name).sort())
    const said = new Map(
      entries.filter((entry) => entry.set === set).map(({ key, source }) => [key, source.alt]),
    )
    for (const { name, alt } of pictures)
      expect({ name, alt: said.get(pictureKey(name)) }).toEqual({ name, alt })
  },
)

it('notes no picture of a set that is not described', () => {
  const names = described.map(({ set }) => set)
  for (const { set } of Object.values(manifest)) expect(names).toContain(set)
})

it('says of every picture what is seen, how large it is and in which colors it begins', () => {
  for (const { key, source } of entries) {
    const { alt, width, height, placeholder, widths } = source
    expect({ key, alt: alt.length > 10 }).toEqual({ key, alt: true })
    expect({ key, isSized: width > 0 && height > 0 && widths.at(-1) === width }).toEqual({
      key,
      isSized: true,
    })
    expect({ key, placeholder }).toEqual({
      key,
      placeholder: expect.stringMatching(/^[0-9a-f]{36}$/) as string,
    })
    expect([...widths].sort((a, b) => a - b)).toEqual(widths)
  }
})

it('has every encoding of every picture, in its size and light enough', async () => {
  const wrong: string[] = []
  for (const { source } of entries) {
    const name = path.posix.basename(source.src)
    const encoded = [...source.widths.map((width) => `${name}-${width}.avif`), webp(name, source)]
    for (const file of encoded) {
      if (!files.has(file)) {
        wrong.push(`${file} is missing`)
        continue
      }
      const { width, height } = await sharp(path.join(made, file)).metadata()
      const told = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
      const high = (source.height * told) / source.width
      if (width !== told || Math.abs(height - high) > 1) wrong.push(`${file} is ${width} x ${height}`)
      if (told === 1200 && file.endsWith('.avif') && statSync(path.join(made, file)).size > most)
        wrong.push(`${file} weighs ${statSync(path.join(made, file)).size}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

const webp = (name: string, { widths }: PictureSource) => `${name}-${Math.min(800, ...widths.slice(-1))}.webp`
