import { designText } from '@virida/shared/products/project/design-text'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import { ProjectCodeError, readProject } from '@virida/shared/products/project/project-code'
import { projectText } from '@virida/shared/products/project/project-text'
import type { AddressEnclosure } from '@virida/shared/site/addresses/contact'

/**
 * Longest text of a project, in characters. Even with three bytes for each, its HTML stays below the limit of a mail's
 * body (shared/platform/enquiry/limits), with room for a question.
 */
const longestText = 18_000

/**
 * Describes a design or project as plain text, which the visitor can change. Resolves with undefined when its
 * code cannot be read; rejects when the texts of a series cannot be loaded.
 */
export const writeEnclosure = ({ kind, code }: AddressEnclosure): Promise<string | undefined> =>
  kind === 'project' ? writeProject(code) : designText(code)

async function writeProject(code: string): Promise<string | undefined> {
  const project = await readProject(code)
  if (project instanceof ProjectCodeError) return undefined
  return projectText(project.name, await describeWindows(project), longestText)
}
