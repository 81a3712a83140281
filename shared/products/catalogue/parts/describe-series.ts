import { seriesFacts } from '../facts'
import type { Accessory, Combination, Grid, PictureId, SeriesRecord, TitledText } from '../series-record'
import type { SeriesSlug } from '../slugs'
import { crossSections, frameTypes } from './frames'
import { glassTypes, obscureTypes } from './glass'
import { specificationRows } from './specifications'

/** The texts and choices that are particular to a series. Everything else follows from its facts. */
type SeriesTexts = {
  description: string
  summary: string
  justifications: readonly TitledText[]
  /** Number of pictures in each carousel set. */
  carousel: { newConstruction: number; retrofit?: number }
  grids?: readonly Grid[]
  combinations: readonly Combination[]
  accessories: readonly Accessory[]
}

const numbered = (folder: string, count: number): readonly PictureId[] =>
  Array.from({ length: count }, (_, index) => `${folder}/${index + 1}`)

/** Builds the record of a series from its texts, its facts, and the texts that series share. */
export function describeSeries(slug: SeriesSlug, texts: SeriesTexts): SeriesRecord {
  const facts = seriesFacts[slug]
  const specifications = specificationRows(facts)
  const { newConstruction, retrofit } = texts.carousel
  return {
    ...facts,
    slug,
    description: texts.description,
    summary: texts.summary,
    image: `${slug}/card`,
    carouselImages: {
      newConstruction: numbered(`${slug}/new-construction`, newConstruction),
      ...(retrofit && { retrofit: numbered(`${slug}/retrofit`, retrofit) }),
    },
    overview: { justifications: texts.justifications, ...(specifications && { specifications }) },
    options: {
      frameFinishes: facts.frameFinishes,
      ...(texts.grids && { grids: texts.grids }),
      combinations: texts.combinations,
    },
    glass: { types: glassTypes(facts), obscureTypes },
    accessories: { types: texts.accessories },
    frames: {
      types: frameTypes(facts),
      ...(facts.type === 'window' && { galleryImages: crossSections(facts) }),
    },
  }
}
