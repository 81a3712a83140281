import { verifiedFilesVersion } from '../contract/verified-files'

/** The part of the router that sections use. */
export const routerFacade = '@virida/shared/router'

/**
 * The libraries that shell and sections share at run time: React and the router's facade. The shell provides one copy
 * of each; a section never contains its own. Publishing refuses a release that needs a version which the live shell
 * does not provide.
 */
export const sharedVersions = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  [routerFacade]: '1.0.0',
} as const

export const sharedRanges: Record<string, string> = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [name, `^${version}`]),
)

/** The name of `VerifiedFiles` in manifests. */
const verifiedFiles = '@virida/verified-files'

/** What the shell provides besides libraries, by the names that manifests use. */
export const providedVersions = { ...sharedVersions, [verifiedFiles]: verifiedFilesVersion }

/** What a section needs from the shell. */
export const requiredRanges: Record<string, string> = {
  ...sharedRanges,
  [verifiedFiles]: `^${verifiedFilesVersion}`,
}

/** The one module that a section exposes to the shell: its route table. */
export const exposedModule = './routes'
export const remoteEntryFile = 'remoteEntry.mjs'
