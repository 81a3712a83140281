import { pictureSets } from './picture-sets'

it('leaves out sets and pictures that have not been made', () => {
  const sets = pictureSets({
    carouselImages: {
      newConstruction: ['venetian-casement/card', 'venetian-casement/new-construction/none'],
      retrofit: ['venetian-casement/retrofit/none'],
    },
  })
  expect(sets.map(({ name, pictures }) => [name, pictures.length])).toEqual([['newConstruction', 1]])
})

it('begins with New Construction', () => {
  const carouselImages = { retrofit: ['bi-fold-door/card'], newConstruction: ['bi-fold-door/card'] }
  expect(pictureSets({ carouselImages }).map(({ name }) => name)).toEqual(['newConstruction', 'retrofit'])
})
