import type { Roof, RoofForm } from '../project/facade'
import { formatFeet } from './feet'

/** Roof forms in words. */
export const roofTitles: Readonly<Record<RoofForm, string>> = {
  flat: 'Flat roof',
  gable: 'Gable end',
  eave: 'Gable roof, seen from the eave',
  hip: 'Hip roof',
  shed_left: 'Shed roof, high on the left',
  shed_right: 'Shed roof, high on the right',
}

/** `Gable end, 6 in 12` */
export function roofText(roof: Roof): string {
  const title = roofTitles[roof.form]
  if (roof.form === 'flat') return title
  return `${title}, ${roof.form === 'gable' ? `${roof.pitch} in 12` : formatFeet(roof.rise)}`
}
