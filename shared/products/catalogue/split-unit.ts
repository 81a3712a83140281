import { unitNamed, type SizeUnit } from './size-unit'

const numberWithUnit = /^(?<value>[\d ./-]*[\d.]) ?(?<unit>[a-z]+\.?|')$/

/** `value` and `name` are the texts of a number and of its unit, which is undefined if the name is not that of a unit. */
type NumberWithUnit = { value: string; name: string; unit: SizeUnit | undefined }

/** The parts of a number with a unit in words or with the sign of feet: 914 mm, 3 1/2 ft., 8'. Empty for other texts. */
export function splitUnit(text: string): NumberWithUnit {
  const { value = '', unit: name = '' } = numberWithUnit.exec(text)?.groups ?? {}
  return { value, name, unit: unitNamed(name.replace('.', '')) }
}
