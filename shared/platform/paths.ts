import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { shellName } from './contract/composition'
import { sectionsOf } from './workspaces.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Names of all sections. A section's name is that of its folder, `mfe-...`. */
export const sections: readonly string[] = sectionsOf(root)

/** Names of all apps: the shell and the sections. */
export const apps: readonly string[] = [shellName, ...sections]

export const isAppName = (name: string) => apps.includes(name)

/** Name of an app's webpack container. A hyphen is not allowed in it. */
export const containerName = (app: string) => app.replaceAll('-', '_')

/** Folder of all releases and the registry, relative to the repository, unless `RELEASES_DIR` sets another one. */
export const defaultReleases = 'releases'

export const releasesDir = (env: NodeJS.ProcessEnv = process.env) =>
  path.resolve(root, env.RELEASES_DIR || defaultReleases)

/** Folder in which a build assembles its files. Each process has its own, so that two can build the same app. */
export const buildDir = (app: string) => path.join(root, '.cache', 'build', `${app}-${process.pid}`)

/** URL of the files that all releases of an app share: pictures and fonts, named by their content. */
export const mediaUrl = (app: string) => `/r/${app}/media/`

/** Where a build puts the files that `mediaUrl` serves, relative to the folder of its browser files. */
export const mediaFolder = '../media/'

/** Everything that concerns previews has an address below this one. */
export const previewsAddress = '/preview'

/** Where a browser opens a preview. */
export const previewAddress = (id: string) => `${previewsAddress}/${id}`

/** URL of the browser files of a release. */
export const releaseUrl = (app: string, version: string) => `/r/${app}/${version}/`
