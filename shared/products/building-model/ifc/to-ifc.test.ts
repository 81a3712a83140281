import { allSeries } from '../../catalogue/all-series'
import { inches, toInches } from '../../catalogue/dimension'
import type { Design } from '../../design/design'
import { usualDesign } from '../../design/usual-design'
import { buildingModel } from '../building-model'
import { everyLayout } from '../testing/every-layout'
import { readIfc, type ReadModel } from '../testing/read-ifc'
import { toIfc } from './to-ifc'

const day = new Date('2026-01-02T03:04:05Z')
const meters = (length: number) => length * 0.0254
const write = (design: Design) => toIfc(design, allSeries[design.series], day)
const read = (design: Design) => readIfc(write(design))

/** Compares the meshes with the sizes of the design. */
function expectSizes(model: ReadModel, design: Design) {
  const record = allSeries[design.series]
  expect(model.size.x).toBeCloseTo(meters(toInches(design.width)), 5)
  expect(model.size.y).toBeCloseTo(meters(toInches(design.height)), 5)
  // A bay has the depth of its projection.
  if (record.style !== 'bay') {
    expect(model.size.z).toBeCloseTo(meters(buildingModel(design, record).depth), 5)
  }
  expect(Math.min(...model.volumes)).toBeGreaterThan(0)
}

describe.each(Object.values(allSeries))('the building model of $title', (record) => {
  const usual = usualDesign(record.slug)

  it('is one element with its type, its panes and its properties', async () => {
    const model = await read(usual)
    const isDoor = record.type === 'door'
    expect([model.windows, model.doors, model.types]).toEqual(isDoor ? [0, 1, 1] : [1, 0, 1])
    expect(model.element).toMatchObject({
      OverallWidth: toInches(usual.width),
      OverallHeight: toInches(usual.height),
      PredefinedType: isDoor ? 'DOOR' : 'WINDOW',
    })
    // IFC has one panel for each side of a bay, which is a single hung window.
    expect(model.panes).toBe(2 * (record.style === 'bay' ? 5 : model.panels.length))
    expect(model.colors).toContain('1.00 1.00 1.00')
    expect(model.sets[isDoor ? 'Pset_DoorCommon' : 'Pset_WindowCommon']).toMatchObject({ IsExternal: true })
    expect(model.sets.Virida_Design).toMatchObject({
      Series: `${record.title}, ${record.seriesNumber}`,
      'Frame color': 'White, inside and out',
    })
    expect(model.quantities).toMatchObject({
      Width: toInches(usual.width),
      Height: toInches(usual.height),
    })
    expect(new Set(model.ids).size).toBe(model.ids.length)
    expectSizes(model, usual)
  })

  it('has the size of the design and an operation in every layout', async () => {
    for (const design of everyLayout(record)) {
      const model = await read(design)
      expectSizes(model, design)
      expect(model.operation).toMatch(/^[A-Z_]+$/)
      if (model.operation === 'USERDEFINED') expect(model.ownOperation).toBe(design.operation)
    }
  })
})

const slider = usualDesign('platinum-horizontal-slider')
const multiSlide = usualDesign('multi-slide-door')
const swing = usualDesign('french-swing-door')
const biFold = usualDesign('bi-fold-door')

it.each([
  [slider, 'XO', 'DOUBLE_PANEL_VERTICAL', ['LEFT FIXEDCASEMENT', 'RIGHT SLIDINGHORIZONTAL']],
  [
    slider,
    'XOX',
    'TRIPLE_PANEL_VERTICAL',
    ['LEFT SLIDINGHORIZONTAL', 'MIDDLE FIXEDCASEMENT', 'RIGHT SLIDINGHORIZONTAL'],
  ],
  [usualDesign('venetian-casement'), 'XL', 'SINGLE_PANEL', ['MIDDLE SIDEHUNGRIGHTHAND']],
  [swing, 'XL', 'SINGLE_SWING_RIGHT', ['MIDDLE SWINGING']],
  [swing, 'XLXR', 'DOUBLE_DOOR_SINGLE_SWING', ['LEFT SWINGING', 'RIGHT SWINGING']],
  [swing, 'OXR', 'SWING_FIXED_LEFT', ['LEFT SWINGING', 'RIGHT FIXEDPANEL']],
  [usualDesign('sliding-glass-door'), 'OX', 'SLIDING_TO_RIGHT', ['LEFT SLIDING', 'RIGHT FIXEDPANEL']],
  [multiSlide, 'PXX', 'USERDEFINED', ['LEFT SLIDING', 'RIGHT SLIDING']],
  [biFold, '2L', 'FOLDING_TO_RIGHT', ['LEFT FOLDING', 'RIGHT FOLDING']],
  [biFold, '1L1R', 'DOUBLE_DOOR_FOLDING', ['LEFT FOLDING', 'RIGHT FOLDING']],
])('describes the panels of $series as seen from inside: %#', async (design, operation, type, panels) => {
  const model = await read({ ...design, operation })
  expect(model.operation).toBe(type)
  expect(model.panels).toEqual(panels)
})

it('makes the frame deeper for each track after the second', async () => {
  const two = await read({ ...multiSlide, operation: 'OXXO' })
  const three = await read({ ...multiSlide, operation: 'OXXXXO' })
  expect(three.size.z - two.size.z).toBeCloseTo(meters(2.26), 4)
})

it('has a solid for each grid bar and each pane, and both colors of the frame', async () => {
  const grid = allSeries['venetian-picture-window'].options.grids?.find(
    ({ pattern }) => pattern.kind === 'colonial',
  )
  if (grid?.pattern.kind !== 'colonial') throw new Error('The series has no colonial grid')
  const design: Design = { ...usualDesign('venetian-picture-window'), exterior: 'black', panes: 'triple' }
  const plain = await read(design)
  const divided = await read({ ...design, grid: { id: grid.id, bars: 'flat' } })
  const bars = grid.pattern.columns + grid.pattern.rows - 2
  expect(divided.solids - plain.solids).toBe(bars)
  expect(plain.panes).toBe(3)
  expect(plain.colors).toEqual(expect.arrayContaining(['0.00 0.00 0.00', '1.00 1.00 1.00']))
  expect(plain.sets.Pset_DoorWindowGlazingType).toEqual({ GlassLayers: 3, IsCoated: true })
})

it('places the windows of a bay at 45 degrees in front of the wall', async () => {
  const design = usualDesign('bellagio-bay-window')
  const { size, solids } = await read(design)
  const window = toInches(design.width) / (1 + Math.SQRT2)
  // The bay projects by the depth of its sides, whose inner faces reach into the wall.
  expect(size.z).toBeCloseTo(meters((window + 3.5) * Math.SQRT1_2), 4)
  expect(size.x).toBeCloseTo(meters(96), 5)
  expect(size.y).toBeCloseTo(meters(56), 5)
  expect(solids).toBeGreaterThan(20)
})

it('measures the quantities and the share of glass', async () => {
  const design = { ...usualDesign('platinum-picture-window'), width: inches(60), height: inches(48) }
  const { quantities, sets } = await read(design)
  expect(quantities).toMatchObject({ Width: 60, Height: 48, Perimeter: 216, Area: 20 })
  const { frame, bead } = { frame: 1.5, bead: 0.6 }
  const glass = (60 - 2 * (frame + bead)) * (48 - 2 * (frame + bead))
  expect(sets.Pset_WindowCommon?.GlazingAreaFraction).toBeCloseTo(glass / (60 * 48), 4)
})

it('writes the same bytes and ids for the same design, and other ids for another', () => {
  const text = write(slider)
  expect(write(slider)).toBe(text)
  const idsOf = (file: string): string[] => file.match(/(?<=\(')[0-3][0-9A-Za-z_$]{21}(?=',)/g) ?? []
  const other = write({ ...slider, width: inches(61) })
  expect(idsOf(text).length).toBeGreaterThan(15)
  expect(idsOf(text).filter((id) => idsOf(other).includes(id))).toEqual([])
  expect(text).toContain("FILE_SCHEMA(('IFC4'))")
  expect(text).toContain("'2026-01-02T03:04:05'")
})
