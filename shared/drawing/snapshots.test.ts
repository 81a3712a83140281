import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Scene, Shape } from './scene'
import { abilities } from './sheet/abilities'
import type { Cell, Part } from './sheet/cell'
import { series } from './sheet/series'
import { toSvg } from './svg'

/*
 * Snapshot pictures: the first part of the contact sheet, and of each series one size and one frame, against the
 * committed sheets in `snapshots`. UPDATE_SNAPSHOTS=1 draws them anew; look at them before you commit them.
 */
const folder = path.join(__dirname, 'snapshots')
const cellSide = 128
const columns = 8

/** A channel that is this far off has changed; less is another version of the rasteriser. */
const channelTolerance = 48
/** Share of changed pixels up to which it is the same drawing: edges that fall half on a pixel. */
const changedShare = 0.004

/** Without its words: their shapes are those of the machine's fonts. */
const withoutText = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape): Shape[] => {
    if (shape.kind === 'text') return []
    return shape.kind === 'group' ? [{ ...shape, children: withoutText(shape.children) }] : [shape]
  })

const drawn = (scene: Scene): Promise<Buffer> =>
  sharp(Buffer.from(toSvg({ ...scene, shapes: withoutText(scene.shapes) }, { id: 's', title: 's' })))
    .resize(cellSide, cellSide, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer()

const raw = { width: cellSide, height: cellSide, channels: 3 } as const
const placeOf = (index: number) => ({
  left: (index % columns) * cellSide,
  top: Math.floor(index / columns) * cellSide,
})

async function write(file: string, cells: readonly Cell[]) {
  mkdirSync(folder, { recursive: true })
  const pictures = await Promise.all(cells.map(({ scene }) => drawn(scene)))
  const size = { width: columns * cellSide, height: Math.ceil(cells.length / columns) * cellSide }
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, index) => ({ input, raw, ...placeOf(index) })))
    .png({ palette: true, colors: 128, effort: 10 })
    .toFile(file)
}

/** Share of the pixels of a drawing that differ from the sheet. */
async function changed({ scene }: Cell, index: number, file: string): Promise<number> {
  const place = { ...placeOf(index), width: cellSide, height: cellSide }
  const [now, then] = await Promise.all([
    drawn(scene),
    sharp(file).extract(place).removeAlpha().raw().toBuffer(),
  ])
  let pixels = 0
  for (let at = 0; at < now.length; at += 3) {
    const isOff = (channel: number) =>
      Math.abs((now[at + channel] ?? 0) - (then[at + channel] ?? 0)) > channelTolerance
    if (isOff(0) || isOff(1) || isOff(2)) pixels++
  }
  return pixels / (cellSide * cellSide)
}

/** Parts come in pairs: sizes and finishes, then options, whose last two are the cuts of a frame. */
const ofSeries: readonly Part[] = [
  ['Series', series.flatMap(([, cells], at) => (at % 2 ? [] : cells.slice(-1)))],
  ['Frames', series.flatMap(([, cells], at) => (at % 2 ? cells.slice(-2) : []))],
]

test.each([...abilities, ...ofSeries])('%s: looks as it did', async (heading, cells) => {
  const file = path.join(folder, `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}.png`)
  if (process.env.UPDATE_SNAPSHOTS) await write(file, cells)
  const shares = await Promise.all(cells.map((cell, index) => changed(cell, index, file)))
  const different = cells.filter((_, index) => (shares[index] ?? 1) > changedShare)
  expect(different.map(({ caption }) => caption)).toEqual([])
})

test('a moved rail would be noticed', async () => {
  const [heading, [first]] = abilities[0] ?? ['', []]
  if (!first) throw new Error('The contact sheet is empty')
  const file = path.join(folder, `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}.png`)
  const { x, y, width, height } = first.scene.bounds
  const narrower = { ...first.scene, bounds: { x, y, width: width * 1.04, height } }
  expect(await changed({ ...first, scene: narrower }, 0, file)).toBeGreaterThan(changedShare)
})
