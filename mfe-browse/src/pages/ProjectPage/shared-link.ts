import { projectPath } from '../../project/project-words'

/** After the `#`: a browser keeps that part to itself, so rooms and notes reach nobody's server log. */
const parameter = 'project'

/** The code of a shared project in an address's hash, or nothing. */
export const sharedCodeIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(parameter) ?? undefined

/** The address that shows a project to whoever opens it. `code` comes from `projectCode`. */
export const sharedLink = (code: string) => `${location.origin}${projectPath}#${parameter}=${code}`
