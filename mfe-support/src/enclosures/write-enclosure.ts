import { designText } from '@virida/shared/products/project/design-text'
import { describeWindows } from '@virida/shared/products/project/describe-window'
import {
  longestProjectCode,
  ProjectCodeError,
  readProject,
} from '@virida/shared/products/project/project-code'
import { projectText } from '@virida/shared/products/project/project-text'
import type { AddressEnclosure } from '@virida/shared/site/addresses/contact'
import { sharedLink } from '@virida/shared/site/addresses/project'
import { enclosureText } from './enclosure-text'

/**
 * Longest text of a project, in characters. Even with three bytes for each, its HTML and the link stay below the limit of
 * a mail's body (shared/platform/enquiry/limits), with room for a question.
 */
const longestText = 16_000

/**
 * Describes a design or project as plain text, which the visitor can change: the dealer for whom it is meant, what is
 * asked for, and the link that opens a project. Resolves with undefined when its
 * code cannot be read; rejects when the texts of a series cannot be loaded.
 */
export async function writeEnclosure({ kind, code, dealer }: AddressEnclosure): Promise<string | undefined> {
  const text = await (kind === 'project' ? writeProject(code) : designText(code))
  return text && dealer ? `${enclosureText.dealer(dealer)}\n\n${text}` : text
}

async function writeProject(code: string): Promise<string | undefined> {
  const project = await readProject(code)
  if (project instanceof ProjectCodeError) return undefined
  const text = projectText(project.name, await describeWindows(project), longestText)
  return code.length > longestProjectCode ? text : `${text}\n\n${enclosureText.open}\n${sharedLink(code)}`
}
