import { brand } from '@virida/shared/brand'
import { designCode } from '@virida/shared/design/design-code'
import { designPath } from '@virida/shared/design/design-path'
import { describeCode, describeWindows } from '@virida/shared/project/describe-window'
import { ProjectCodeError, readProject } from '@virida/shared/project/project-code'
import { projectText } from '@virida/shared/project/project-text'
import type { AskedEnclosure } from './asked-enclosure'

/**
 * Characters. Three bytes each at most in what people write, and as HTML, they stay below what a mail's body
 * may hold (shared/enquiry/limits), with room for a question.
 */
const longestText = 18_000

/**
 * An enclosure as plain text for the visitor to read and change; nothing where its code cannot be read.
 * Rejects when the texts of a series cannot be loaded.
 */
export const writeEnclosure = ({ kind, code }: AskedEnclosure): Promise<string | undefined> =>
  kind === 'project' ? writeProject(code) : writeDesign(code)

async function writeProject(code: string): Promise<string | undefined> {
  const project = await readProject(code)
  if (project instanceof ProjectCodeError) return undefined
  return projectText(project.name, await describeWindows(project), longestText)
}

async function writeDesign(code: string): Promise<string | undefined> {
  const described = await describeCode(code)
  if (!described) return undefined
  const { design, lines, problems } = described
  return [
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    ...problems.map((problem) => `Not made as drawn: ${problem}`),
    `Design code: ${designCode(design)}`,
    brand.origin + designPath(design),
  ].join('\n')
}
