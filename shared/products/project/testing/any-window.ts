import fc from 'fast-check'
import { perInch, type Sixteenths } from '../../catalogue/dimension'
import { anyPlaces } from './any-facade'
import { projectLimits, type ProjectWindow } from '../project'

/** A text that is never longer than the limit, whatever the length of its characters. */
const text = (most: number) => fc.string({ unit: 'grapheme', maxLength: Math.floor(most / 12) })
const some = (most: number) => text(most).filter(Boolean)
const length = (most: number) =>
  fc.integer({ min: 0, max: most * perInch }).map((value) => value as Sixteenths)

const openingSide = fc
  .integer({ min: 1, max: projectLimits.opening * perInch })
  .map((value) => value as Sixteenths)

const place = {
  room: text(projectLimits.room),
  quantity: fc.integer({ min: 1, max: projectLimits.quantity }),
  notes: text(projectLimits.notes),
  mark: some(projectLimits.mark),
  sleeping: fc.constant(true as const),
  grade: fc.constant(true as const),
  sill: length(projectLimits.sill),
  opening: fc.record({ width: openingSide, height: openingSide }),
  places: anyPlaces,
}
const required = ['room', 'quantity', 'notes'] as const

const designs = [
  'VCA1-28x54',
  'MSD1-144x96-OXXO',
  'MSD1-288x96',
  'BSH1-36x60-BK.AL-G1.COLONIAL.2.BY.3',
  'ZZZ9-1x1',
] as const

const designed = fc.record(
  { design: fc.constantFrom<string>(...designs), ...place },
  { requiredKeys: ['design', ...required] },
)
const side = fc.integer({ min: 1, max: projectLimits.opening * perInch }).map((value) => value as Sixteenths)
const asked = fc.oneof(
  fc.record({ text: some(projectLimits.asked) }),
  fc.record({ text: some(projectLimits.asked), width: side, height: side }),
)
const open = fc.record(
  { design: fc.constant(''), asked, ...place },
  { requiredKeys: ['design', 'asked', ...required] },
)

/** Any row of a project: with a design, with one that cannot be read, or without a series. */
export const anyWindow: fc.Arbitrary<ProjectWindow> = fc.oneof(designed, open)
