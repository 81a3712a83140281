import { titleFromSlug } from '../catalogue/words'
import type { Shape } from '../catalogue/series-record'

/** Shapes as a sentence calls them. */
export const shapeTitles: Readonly<Record<Shape, string>> = {
  arch: 'Arch',
  round: 'Round',
  half_round: 'Half-round',
  quarter_round: 'Quarter-round',
  trapezoid: 'Trapezoid',
  octagon: 'Octagon',
  hexagon: 'Hexagon',
  pentagon: 'Pentagon',
}

/** A grid that the series does not have, called by its id: `colonial-9-over-9` -> `Colonial 9 Over 9`. */
export const unknownGridTitle = titleFromSlug
