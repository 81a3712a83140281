import { inches } from '@virida/shared/products/catalogue/dimension'
import { toDxf } from '@virida/shared/products/drawing/formats/dxf'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import type { Facade } from '@virida/shared/products/project/facade'
import type { ProjectWindow } from '@virida/shared/products/project/project'
import { sheetDrawing } from './sheet-drawing'
import { wrapped } from './wrapped'

const front: Facade = {
  ...{ id: 1, name: 'Façade é', width: inches(480), height: inches(108) },
  roof: { form: 'gable', pitch: 6 },
}
const windows: ProjectWindow[] = [
  {
    ...{ design: 'PSH1-36x60', room: 'Den\n  0\nEOF', quantity: 2, notes: 'x'.repeat(300), mark: 'W-1' },
    places: [{ facade: 1, x: inches(50), sill: inches(20) }],
  },
  { design: '', room: 'Attic', quantity: 1, notes: '', asked: { text: 'Round' } },
]
const day = new Date('2026-11-24T12:00:00Z')
const dxfOf = async (facades: readonly Facade[]) => {
  const described = await describeWindows({ windows })
  return toDxf(sheetDrawing({ name: 'Hillside', windows: described, facades, link: undefined }, day))
}
const textsIn = (dxf: string) =>
  [...dxf.matchAll(/\n {2}0\nTEXT\n[\s\S]*?\n {2}1\n(.*)\n/g)].map(([, text]) => text)

it('writes façades, types and the schedule into one DXF file, on layers of their own', async () => {
  const dxf = await dxfOf([front])
  const texts = textsIn(dxf)
  expect(texts).toEqual(
    expect.arrayContaining([
      ...['Hillside', 'Facades', 'Facade e', 'Types', 'W-1', 'Schedule', '36 x 60 in. Quantity: 2'],
      ...[`40'0"`, 'Den 0 EOF', 'Attic'],
    ]),
  )
  // The tag is on the façade, at the type and in the schedule.
  expect(texts.filter((text) => text === 'W-1')).toHaveLength(3)
  for (const layer of ['WALL', 'ROOF', 'GROUND', 'TAG', 'TEXT']) expect(dxf).toContain(`  8\n${layer}\n`)
  expect(dxf).toMatch(/^[\x20-\x7e\n]*$/)
  expect(dxf.match(/\nEOF\n/g)).toHaveLength(1)
})

it('draws everything at full size', async () => {
  const xs = [...(await dxfOf([front])).matchAll(/ {2}8\nWALL\n 10\n(-?[\d.]+)\n/g)].map(([, x]) => Number(x))
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(480)
})

it('has types and schedule alone for a job without façades', async () => {
  const texts = textsIn(await dxfOf([]))
  expect(texts).toContain('Schedule')
  expect(texts).not.toContain('Facades')
})

it('breaks a text between words, and a long word anywhere', () => {
  expect(wrapped('one two  three', 7)).toEqual(['one two', 'three'])
  expect(wrapped('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
  expect(wrapped('', 3)).toEqual([''])
})
