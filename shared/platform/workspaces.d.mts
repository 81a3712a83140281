export function workspacesOf(root: string): string[]
export function sectionsOf(root: string): string[]
