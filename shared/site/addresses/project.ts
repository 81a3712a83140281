import { projectAddress } from './pages'

/** The code is in the fragment, which browsers do not send, so that rooms and notes appear in no server log. */
const parameter = 'project'

/** The code of a shared project in the fragment of a URL, or undefined. */
export const sharedCodeIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(parameter) ?? undefined

/** The URL that shows a project to other people. It works only in a browser. `code` comes from `projectCode`. */
export const sharedLink = (code: string) => `${location.origin}${projectAddress}#${parameter}=${code}`
