/**
 * What shell and sections share at run time, and in which range: React and a thin facade of the router.
 * The shell provides one copy of each; a section never brings its own. A release whose range the live
 * shell does not satisfy is refused when it is published, not when a visitor meets it.
 */
export const sharedVersions = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  '@virida/shared/router': '1.0.0',
} as const

export const sharedRanges: Record<string, string> = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [name, `^${version}`]),
)

/** The module of a section that the shell reaches: its route table. */
export const exposedModule = './routes'
export const remoteEntryFile = 'remoteEntry.mjs'
