import type { Enclosure } from './use-enclosure'

const things: Record<Enclosure['kind'], string> = { design: 'design', project: 'project' }

/** What a form says about a design or project from its link, by state. */
export const enclosureWords: Record<Enclosure['state'], (kind: Enclosure['kind']) => string> = {
  writing: (kind) => `Your ${things[kind]} is included with this message.`,
  written: (kind) => `Your ${things[kind]} is in the “Questions” field. Add your questions, or edit it.`,
  unread: (kind) =>
    `We can’t read the ${things[kind]} in this link. Tell us what you need in your own words.`,
  failed: (kind) =>
    `Your ${things[kind]} could not be loaded. Reload the page, or tell us what you need in your own words.`,
}
