import { readDescriptions } from './descriptions'
import { finishColors, withFinishColors } from './finishes'

it('gives every finish of the catalogue a name', () => {
  expect(Object.keys(finishColors)).toEqual(['white', 'almond', 'black', 'espresso', 'blue', 'silver'])
})

it('replaces the names of finishes at any depth and nothing else', () => {
  const scene = { kind: 'closeup', cladding: 'white', unit: { color: 'almond', grid_color: '#101010' } }
  expect(withFinishColors(scene)).toEqual({
    kind: 'closeup',
    cladding: 'white',
    unit: { color: '#c5b2a1', grid_color: '#101010' },
  })
})

it('finds frames in the pictures of windows and doors only in colors of the catalogue', () => {
  for (const { name, scene } of readDescriptions()) {
    const unit = (scene.unit ?? {}) as { color?: string }
    const frame = (scene.frame ?? unit.color) as string | undefined
    if (frame) expect({ name, frame, isKnown: frame in finishColors }).toEqual({ name, frame, isKnown: true })
  }
})
