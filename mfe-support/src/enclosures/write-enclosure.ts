import { brand } from '@virida/shared/site/brand'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { designPath } from '@virida/shared/products/design/code/design-path'
import { describeCode, describeWindows } from '@virida/shared/products/project/describe-window'
import { ProjectCodeError, readProject } from '@virida/shared/products/project/project-code'
import { projectText } from '@virida/shared/products/project/project-text'
import type { AddressEnclosure } from '@virida/shared/site/addresses/contact'

/**
 * Longest text of a project, in characters. Even with three bytes for each, its HTML stays below the limit of a mail's
 * body (shared/platform/enquiry/limits), with room for a question.
 */
const longestText = 18_000

/**
 * Describes a design or project as plain text, which the visitor can change. Resolves with nothing when its code cannot
 * be read; rejects when the texts of a series cannot be loaded.
 */
export const writeEnclosure = ({ kind, code }: AddressEnclosure): Promise<string | undefined> =>
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
