import { byPriority } from './priority'

const picture = (set: string, name: string, kind = 'house', isWide = false) => ({
  set,
  name,
  isWide,
  scene: { kind },
})

it('makes heroes, first slides, line scenes, rooms and gallery covers before the rest', () => {
  const wanted = [
    picture('home', 'home-hero', 'interior', true),
    picture('venetian-casement', 'venetian-casement-new-construction-1'),
    picture('venetian-casement', 'venetian-casement-retrofit-1'),
    picture('lines', 'lines-venetian-doors-benefits'),
    picture('venetian-casement', 'venetian-casement-new-construction-3', 'interior'),
    picture('gallery-venetian-cantera', 'gallery-venetian-cantera-01'),
    picture('products', 'venetian-casement', 'cutout'),
    picture('gallery-venetian-cantera', 'gallery-venetian-cantera-05', 'interior'),
  ]
  expect(wanted.toReversed().sort(byPriority)).toEqual(wanted)
})
