import type { Enclosure } from './use-enclosure'

const things: Record<Enclosure['kind'], string> = { design: 'design', project: 'project' }

/** What a form says about a design or project from its link, by state. */
export const enclosureWords: Record<Enclosure['state'], (kind: Enclosure['kind']) => string> = {
  writing: (kind) => `Your ${things[kind]} comes with this message.`,
  written: (kind) =>
    `Your ${things[kind]} stands in the field “Questions”. Add what you want to know, or change it.`,
  unread: (kind) =>
    `The link holds no ${things[kind]} that can be read. Describe in your own words what you need.`,
  failed: (kind) =>
    `Your ${things[kind]} could not be loaded. Reload the page, or describe in your own words what you need.`,
}
