export function workspacesOf(root: string): string[]
export function sectionsOf(root: string): string[]
export function sectionAt(root: string): string | undefined
