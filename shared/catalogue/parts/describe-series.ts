import { seriesFacts } from '../facts'
import type { Accessory, Combination, Grid, PictureId, SeriesRecord, TitledText } from '../series-record'
import type { SeriesSlug } from '../slugs'
import { crossSections, frameTypes } from './frames'
import { glassTypes, obscureTypes } from './glass'
import { specificationRows } from './specifications'

/** What a series says of itself; everything else follows from its facts. */
type Told = {
  description: string
  summary: string
  justifications: readonly TitledText[]
  /** Pictures in each carousel set; a set that is left out does not exist. */
  carousel: { newConstruction: number; retrofit?: number }
  grids?: readonly Grid[]
  combinations: readonly Combination[]
  accessories: readonly Accessory[]
}

const numbered = (folder: string, count: number): readonly PictureId[] =>
  Array.from({ length: count }, (_, index) => `${folder}/${index + 1}`)

/** Joins a series' own texts with its facts and the parts that it shares with others. */
export function describeSeries(slug: SeriesSlug, told: Told): SeriesRecord {
  const facts = seriesFacts[slug]
  const specifications = specificationRows(facts)
  const { newConstruction, retrofit } = told.carousel
  return {
    ...facts,
    slug,
    description: told.description,
    summary: told.summary,
    image: `${slug}/card`,
    carouselImages: {
      newConstruction: numbered(`${slug}/new-construction`, newConstruction),
      ...(retrofit && { retrofit: numbered(`${slug}/retrofit`, retrofit) }),
    },
    overview: { justifications: told.justifications, ...(specifications && { specifications }) },
    options: {
      frameFinishes: facts.frameFinishes,
      ...(told.grids && { grids: told.grids }),
      combinations: told.combinations,
    },
    glass: { types: glassTypes(facts), obscureTypes },
    accessories: { types: told.accessories },
    frames: {
      types: frameTypes(facts),
      ...(facts.type === 'window' && { galleryImages: crossSections(facts) }),
    },
  }
}
