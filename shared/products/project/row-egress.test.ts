import fc from 'fast-check'
import { inches } from '../catalogue/dimension'
import { designCode } from '../design/code/design-code'
import { usualDesign } from '../design/usual-design'
import { egressWindows } from '../egress/formulas'
import { describeCode } from './describe-window'
import { egressOfRow, mendsOf } from './row-egress'

const row = async (
  design: string,
  place: Omit<Parameters<typeof egressOfRow>[0], 'made'> = { sleeping: true },
) => egressOfRow({ made: await describeCode(design), ...place })

it('leaves out rows that are not in a sleeping room', async () => {
  expect(await row('PSH1-24x36', {})).toEqual({ state: 'out' })
})

it('checks an opening as one of an upper floor unless the row says grade floor', async () => {
  expect(await row('VSH1-36x60')).toMatchObject({ state: 'fails', verdict: 'grade_floor_only' })
  expect(await row('VSH1-36x60', { sleeping: true, grade: true })).toMatchObject({ state: 'passes' })
})

it('fails an opening that begins more than 44 inches above the floor, and judges no sill that is not given', async () => {
  expect(await row('PSH1-36x60')).toMatchObject({ state: 'passes' })
  expect(await row('PSH1-36x60', { sleeping: true, sill: inches(44) })).toMatchObject({
    state: 'passes',
    sillMargin: 0,
  })
  expect(await row('PSH1-36x60', { sleeping: true, sill: inches(44.5) })).toMatchObject({
    state: 'fails',
    verdict: 'sill_too_high',
    sillMargin: -0.5,
  })
})

it('gives the margins of the floor of the row', async () => {
  const checked = await row('VSH1-36x60')
  expect(checked.state === 'fails' && checked.margins.width).toBeCloseTo(10.375, 9)
  expect(checked.state === 'fails' && checked.margins.area).toBeCloseTo(5.128 - 5.7, 3)
})

it.each([
  ['a series without a formula', 'VPW1-60x48', 'not_covered'],
  ['a slider of three panels', 'PHS1-72x48-XOX', 'not_covered'],
  ['a size that is not made', 'PSH1-60x90', 'size'],
  ['a design that cannot be read', 'ZZZ9-1x1', 'no_series'],
])('claims nothing for %s', async (_, design, reason) => {
  expect(await row(design)).toEqual({ state: 'not_checked', reason })
})

it('offers only designs that pass on the floor of the row', async () => {
  const size = fc.integer({ min: 24, max: 72 })
  const floors = fc.constantFrom('first' as const, 'upper' as const)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...egressWindows),
      size,
      size,
      floors,
      async ({ slug }, width, height, floor) => {
        const design = { ...usualDesign(slug), width: inches(width), height: inches(height) }
        for (const mend of mendsOf(design, floor)) {
          const checked = await row(designCode(mend.design), {
            sleeping: true,
            ...(floor === 'first' && { grade: true as const }),
          })
          expect(checked.state).toBe('passes')
        }
      },
    ),
    { numRuns: 60 },
  )
})

it('offers nothing where the opening is large enough', () => {
  expect(mendsOf({ ...usualDesign('platinum-single-hung') }, 'upper')).toEqual([])
})
