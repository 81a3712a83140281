import { brand } from '../../site/brand'
import { describeCode } from './describe-window'
import { designCode } from '../design/code/design-code'
import { designPath } from '../design/code/design-path'

/**
 * Describes a design as plain text for a message: its choices, its code and its address. Resolves to undefined when
 * the code cannot be read; rejects when the record of the series cannot be loaded.
 */
export async function designText(code: string): Promise<string | undefined> {
  const described = await describeCode(code)
  if (!described) return undefined
  const { design, lines, problems } = described
  return [
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    ...problems.map((problem) => `Not available as drawn: ${problem}`),
    `Design code: ${designCode(design)}`,
    brand.origin + designPath(design),
  ].join('\n')
}
