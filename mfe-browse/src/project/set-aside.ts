import { projectKey } from '@virida/shared/products/project/stored-text'
import { readAside, writeProject, type ListedProject } from '@virida/shared/products/project/stored-project'

export const asideKey = 'virida:project:aside'

/** The rows that were set aside, as texts. */
export const asideTexts = (): readonly string[] => readAside(localStorage.getItem(asideKey))

/**
 * Writes the readable rows first, because a large text may not fit into the storage twice. If the unreadable
 * rows then do not fit, the old text is written back.
 */
export function moveAside(project: ListedProject, unread: readonly string[], before: string) {
  localStorage.setItem(projectKey, writeProject(project))
  try {
    localStorage.setItem(asideKey, JSON.stringify([...asideTexts(), ...unread]))
  } catch (error) {
    localStorage.setItem(projectKey, before)
    throw error
  }
}
