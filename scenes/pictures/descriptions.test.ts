import { DescriptionError, readOrders, refuseTwins, sceneHash, type PictureDescription } from './descriptions'

const picture: PictureDescription = {
  name: 'porch',
  alt: 'A porch',
  width: 1200,
  height: 800,
  samples: 16,
  scene: { kind: 'house', seed: 3 },
}

it('asks for no new render when only the words change', () => {
  expect(sceneHash({ ...picture, alt: 'A porch in the sun' })).toBe(sceneHash(picture))
})

it('asks for a new render when the scene changes', () => {
  expect(sceneHash({ ...picture, scene: { kind: 'house', seed: 4 } })).not.toBe(sceneHash(picture))
})

it('refuses two pictures of one name in a section', () => {
  const twin = { app: 'shell', name: 'porch' }
  expect(() => refuseTwins([twin, twin])).toThrow(DescriptionError)
  expect(() => refuseTwins([twin, { ...twin, app: 'mfe-browse' }])).not.toThrow()
})

it('describes every picture in words and never names a place', () => {
  for (const { alt, name } of readOrders()) {
    expect({ name, words: alt.split(' ').length > 3 }).toEqual({ name, words: true })
    expect(alt).not.toMatch(/California|San |Los |County/)
  }
})
