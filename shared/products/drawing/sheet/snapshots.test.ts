import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Drawing, Shape } from '../canvas/drawing'
import { abilities } from './abilities'
import type { Cell, Part } from './cell'
import { series } from './series'
import { toSvg } from '../formats/svg'

/*
 * Compares the samples of `abilities`, and of each series the largest size and the last frame, with the committed
 * pictures in `snapshots`. UPDATE_SNAPSHOTS=1 draws new pictures; look at them before you commit them.
 */
const folder = path.join(__dirname, 'snapshots')
const cellSide = 128
const columns = 8

/** A color channel may differ by this much, because versions of the rasterizer differ. */
const channelTolerance = 48
/** The share of pixels that may differ, because edges that fall on half a pixel vary. */
const changedShare = 0.004

/** Removes text, because fonts differ from machine to machine. */
const withoutText = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape): Shape[] => {
    if (shape.kind === 'text') return []
    return shape.kind === 'group' ? [{ ...shape, children: withoutText(shape.children) }] : [shape]
  })

const drawn = (drawing: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(toSvg({ ...drawing, shapes: withoutText(drawing.shapes) }, { id: 's', title: 's' })))
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
  const pictures = await Promise.all(cells.map(({ drawing }) => drawn(drawing)))
  const size = { width: columns * cellSide, height: Math.ceil(cells.length / columns) * cellSide }
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, index) => ({ input, raw, ...placeOf(index) })))
    .png({ palette: true, colors: 128, effort: 10 })
    .toFile(file)
}

/** The share of pixels that differ from the committed picture. */
async function changed({ drawing }: Cell, index: number, file: string): Promise<number> {
  const place = { ...placeOf(index), width: cellSide, height: cellSide }
  const [now, then] = await Promise.all([
    drawn(drawing),
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

/** Parts come in pairs: sizes and finishes, then options. The last two options are the sections of a frame. */
const ofSeries: readonly Part[] = [
  ['Series', series.flatMap(([, cells], at) => (at % 2 ? [] : cells.slice(-1)))],
  ['Frames', series.flatMap(([, cells], at) => (at % 2 ? cells.slice(-2) : []))],
]

it.each([...abilities, ...ofSeries])('%s look like the committed pictures', async (heading, cells) => {
  const file = path.join(folder, `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}.png`)
  if (process.env.UPDATE_SNAPSHOTS) await write(file, cells)
  const shares = await Promise.all(cells.map((cell, index) => changed(cell, index, file)))
  const different = cells.filter((_, index) => (shares[index] ?? 1) > changedShare)
  expect(different.map(({ caption }) => caption)).toEqual([])
})

it('notices a drawing that is 4 % narrower', async () => {
  const [heading, [first]] = abilities[0] ?? ['', []]
  if (!first) throw new Error('The contact sheet is empty')
  const file = path.join(folder, `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}.png`)
  const { x, y, width, height } = first.drawing.bounds
  const narrower = { ...first.drawing, bounds: { x, y, width: width * 1.04, height } }
  expect(await changed({ ...first, drawing: narrower }, 0, file)).toBeGreaterThan(changedShare)
})
