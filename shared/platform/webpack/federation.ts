/**
 * The libraries that shell and sections share at run time: React and the router's facade. The shell provides one copy
 * of each; a section never contains its own. Publishing refuses a release that needs a version which the live shell
 * does not provide.
 */
export const sharedVersions = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  '@virida/shared/router': '1.0.0',
} as const

export const sharedRanges: Record<string, string> = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [name, `^${version}`]),
)

/** The one module that a section exposes to the shell: its route table. */
export const exposedModule = './routes'
export const remoteEntryFile = 'remoteEntry.mjs'
