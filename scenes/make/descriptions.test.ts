import {
  DescriptionError,
  readDescriptions,
  refuseTwins,
  samplesOf,
  sceneHash,
  type PictureDescription,
} from './descriptions'

const picture: PictureDescription = {
  name: 'porch',
  alt: 'A porch',
  width: 1200,
  height: 800,
  scene: { kind: 'house', seed: 3 },
}

it('asks for no new render when only the alternative text changes', () => {
  expect(sceneHash({ ...picture, alt: 'A porch in the sun' })).toBe(sceneHash(picture))
})

it('asks for a new render when the scene changes', () => {
  expect(sceneHash({ ...picture, scene: { kind: 'house', seed: 4 } })).not.toBe(sceneHash(picture))
})

it('asks for a new render when the picture becomes a hero', () => {
  expect(sceneHash({ ...picture, isWide: true })).not.toBe(sceneHash(picture))
})

it('renders exteriors with 32 samples, rooms with 96 and heroes with 256', () => {
  const room = { ...picture, scene: { kind: 'interior' } }
  expect([picture, room, { ...room, isWide: true }].map(samplesOf)).toEqual([32, 96, 256])
})

it('refuses two pictures of one name in an app', () => {
  const twin = { app: 'shell', name: 'porch' }
  expect(() => refuseTwins([twin, twin])).toThrow(DescriptionError)
  expect(() => refuseTwins([twin, { ...twin, app: 'mfe-browse' }])).not.toThrow()
})

it('describes every picture in words and never names a place', () => {
  for (const { alt, name } of readDescriptions()) {
    expect({ name, words: alt.split(' ').length > 3 }).toEqual({ name, words: true })
    expect(alt).not.toMatch(/California|San |Los |County/)
  }
})
