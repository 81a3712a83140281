/** The outlines of specialty windows. */
export const specialtyShapes = [
  'arch',
  'round',
  'half_round',
  'quarter_round',
  'trapezoid',
  'octagon',
  'hexagon',
  'pentagon',
] as const

export type SpecialtyShape = (typeof specialtyShapes)[number]

export const shapeTitles: Readonly<Record<SpecialtyShape, string>> = {
  arch: 'Arch',
  round: 'Round',
  half_round: 'Half-Round',
  quarter_round: 'Quarter-Round',
  trapezoid: 'Trapezoid',
  octagon: 'Octagon',
  hexagon: 'Hexagon',
  pentagon: 'Pentagon',
}
