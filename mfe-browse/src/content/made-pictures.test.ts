import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { allSeries } from '@virida/shared/products/catalogue/all-series'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import type { PictureSource } from '@virida/shared/platform/contract'
import sharp from 'sharp'
import { keyOf } from './picture-set'

const made = path.join(root, 'mfe-browse/pictures')
const scenes = path.join(root, 'scenes/descriptions/mfe-browse')
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

/** Size limit in bytes of an AVIF picture that is 1200 px wide. */
const most = 120 * 1024
/** Size limit in bytes of an AVIF picture that is 2400 px wide, such as a hero. */
const mostOfHero = 250 * 1024

/** The number of pictures in each category (R-GALLERY-1 to 5). */
it.each([
  ['gallery-bellagio-provence', 35],
  ['gallery-bellagio-ironwood', 42],
  ['gallery-platinum-kb-home', 38],
  ['gallery-platinum-new-haven', 51],
  ['gallery-venetian-cantera', 40],
])('has made all pictures of %s: %i', (set, count) => {
  expect(entries.filter((entry) => entry.set === set)).toHaveLength(count)
})

it.each(seriesSlugs)('has made every picture of the carousels of %s', (slug) => {
  const { carouselImages } = allSeries[slug]
  const keys = entries.filter(({ set }) => set === slug).map(({ key }) => key)
  const asked = Object.values(carouselImages).flat()
  expect(keys).toEqual(expect.arrayContaining(asked.map(keyOf)))
})

it.each(described.map(({ set, pictures }) => [set, pictures] as const))(
  'has made every described picture of %s and no other',
  (set, pictures) => {
    const noted = Object.keys(manifest).filter((name) => manifest[name]?.set === set)
    expect(noted.sort()).toEqual(pictures.map(({ name }) => name).sort())
  },
)

it('has no picture of a set that is not described', () => {
  const names = described.map(({ set }) => set)
  for (const { set } of Object.values(manifest)) expect(names).toContain(set)
})

it('has the description, the size and the placeholder of every picture', () => {
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

it('has every encoding of every picture in the right size and under the size limit', async () => {
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
      const named = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
      const high = (source.height * named) / source.width
      if (width !== named || Math.abs(height - high) > 1) wrong.push(`${file} is ${width} x ${height}`)
      const limit = { 1200: most, 2400: mostOfHero }[named]
      if (limit && file.endsWith('.avif') && statSync(path.join(made, file)).size > limit)
        wrong.push(`${file} weighs ${statSync(path.join(made, file)).size}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

const webp = (name: string, { widths }: PictureSource) => `${name}-${Math.min(800, ...widths.slice(-1))}.webp`
