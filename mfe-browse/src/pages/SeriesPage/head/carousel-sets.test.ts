import type { PictureSource } from '@virida/shared/contract'
import { carouselSets } from './carousel-sets'

const picture: PictureSource = {
  src: '/r/mfe-browse/media/x.0',
  widths: [480],
  width: 480,
  height: 320,
  alt: 'A window',
  placeholder: '',
}

it('leaves out sets and pictures that have not been made', () => {
  const carouselImages = {
    newConstruction: ['venetian-casement/new-construction/1', 'venetian-casement/new-construction/2'],
    retrofit: ['venetian-casement/retrofit/1'],
  }
  const sets = carouselSets({ carouselImages }, { venetianCasementNewConstruction2: picture })
  expect(sets).toEqual([
    { name: 'newConstruction', pictures: [{ id: 'venetian-casement/new-construction/2', picture }] },
  ])
})

it('begins with New Construction', () => {
  const carouselImages = { retrofit: ['bi-fold-door/retrofit/1'], newConstruction: ['bi-fold-door/new/1'] }
  const made = { biFoldDoorRetrofit1: picture, biFoldDoorNew1: picture }
  expect(carouselSets({ carouselImages }, made).map(({ name }) => name)).toEqual([
    'newConstruction',
    'retrofit',
  ])
})
