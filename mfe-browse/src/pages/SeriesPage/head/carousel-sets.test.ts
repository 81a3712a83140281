import type { PictureSource } from '@virida/shared/platform/contract'
import { carouselSets } from './carousel-sets'

const picture: PictureSource = {
  src: '/r/mfe-browse/media/x.0',
  widths: [480],
  width: 480,
  height: 320,
  alt: 'A window',
  placeholder: '',
}

it('has the sets that the series has pictures for', () => {
  const carouselImages = { retrofit: ['venetian-casement/retrofit/1'] }
  expect(carouselSets({ carouselImages }, { venetianCasementRetrofit1: picture })).toEqual([
    { name: 'retrofit', pictures: [{ id: 'venetian-casement/retrofit/1', picture }] },
  ])
})

it('throws if a set lacks a picture', () => {
  const carouselImages = { newConstruction: ['venetian-casement/new-construction/1'] }
  expect(() => carouselSets({ carouselImages }, {})).toThrow('venetian-casement/new-construction/1')
})

it('puts New Construction first', () => {
  const carouselImages = { retrofit: ['bi-fold-door/retrofit/1'], newConstruction: ['bi-fold-door/new/1'] }
  const made = { biFoldDoorRetrofit1: picture, biFoldDoorNew1: picture }
  expect(carouselSets({ carouselImages }, made).map(({ name }) => name)).toEqual([
    'newConstruction',
    'retrofit',
  ])
})
