/** A unit of a side of an opening. */
export type SizeUnit = 'in' | 'ft' | 'mm' | 'cm' | 'm'

/** Units by their names in lower case, without a period, and by their signs. */
const unitNames: Readonly<Record<SizeUnit, readonly string[]>> = {
  in: ['in', 'inch', 'inches', '"', "''"],
  ft: ['ft', 'foot', 'feet', "'"],
  mm: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  cm: ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  m: ['m', 'meter', 'meters', 'metre', 'metres'],
}

const units = new Map(
  (Object.keys(unitNames) as SizeUnit[]).flatMap((unit) =>
    unitNames[unit].map((name) => [name, unit] as const),
  ),
)

/** The unit with a name or sign. Undefined if there is none. */
export const unitNamed = (name: string): SizeUnit | undefined => units.get(name)

/** Whether a unit is metric. No unit is not. */
export const isMetric = (unit: SizeUnit | undefined): boolean =>
  unit === 'mm' || unit === 'cm' || unit === 'm'
