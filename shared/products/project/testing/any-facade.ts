import fc from 'fast-check'
import { perInch, type Sixteenths } from '../../catalogue/dimension'
import { facadeLimits, type Facade, type Place, type Roof } from '../facade'

const length = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * perInch, max: max * perInch }).map((value) => value as Sixteenths)
const id = fc.integer({ min: 1, max: facadeLimits.id })

const roof: fc.Arbitrary<Roof> = fc.oneof(
  fc.constant({ form: 'flat' as const }),
  fc.record({ form: fc.constant('gable' as const), pitch: fc.integer(facadeLimits.pitch) }),
  fc.record({
    form: fc.constantFrom('eave', 'hip', 'shed_left', 'shed_right'),
    rise: length(facadeLimits.rise),
  }),
)

const floors = fc
  .uniqueArray(length({ min: 1, max: facadeLimits.height.max }), {
    minLength: 1,
    maxLength: facadeLimits.floors,
  })
  .map((heights) => heights.sort((a, b) => a - b))

export const anyFacade: fc.Arbitrary<Facade> = fc.record(
  {
    id,
    name: fc.string({ unit: 'grapheme', maxLength: Math.floor(facadeLimits.name / 12) }),
    width: length(facadeLimits.width),
    height: length(facadeLimits.height),
    roof,
    floors,
  },
  { requiredKeys: ['id', 'name', 'width', 'height', 'roof'] },
)

/** Façades with different ids. */
export const anyFacades = fc.uniqueArray(anyFacade, {
  minLength: 1,
  maxLength: facadeLimits.facades,
  selector: (facade) => facade.id,
})

const anyPlace: fc.Arbitrary<Place> = fc.record({
  facade: id,
  x: length({ min: 0, max: facadeLimits.width.max }),
  sill: length({ min: 0, max: facadeLimits.height.max }),
})

export const anyPlaces = fc.array(anyPlace, { minLength: 1, maxLength: 4 })
