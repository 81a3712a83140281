import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { shellName } from './contract/composition'
import { sectionAt, sectionsOf } from './workspaces.mjs'

/** Folder of the package `@virida/shared`. */
export const sharedFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Whether a section in a repository of its own has installed the package. */
const isInstalled = /[\\/]node_modules[\\/]@virida[\\/]shared$/.test(sharedFolder)

/** Folder of the repository. In that of a section, commands run in its only folder. */
export const root = isInstalled ? process.cwd() : path.dirname(sharedFolder)

/** Names of all sections. A section's name is that of its folder, `mfe-...`. */
export const sections: readonly string[] = sectionsOf(root)

/** Names of all apps: the shell and the sections. */
export const apps: readonly string[] = [shellName, ...sections]

export const isAppName = (name: string) => apps.includes(name)

/** Folder of an app's sources. */
export const folderOf = (app: string) =>
  isInstalled && app === sectionAt(root) ? root : path.join(root, app)

/** Name of the app whose sources are in a folder. */
export const appOfFolder = (folder: string) =>
  apps.find((app) => folderOf(app) === folder) ?? path.basename(folder)

/** Name of an app's webpack container. A hyphen is not allowed in it. */
export const containerName = (app: string) => app.replaceAll('-', '_')

/** Folder of all releases and the registry, relative to the repository, unless `RELEASES_DIR` sets another one. */
export const defaultReleases = 'releases'

export const releasesDir = (env: NodeJS.ProcessEnv = process.env) =>
  path.resolve(root, env.RELEASES_DIR || defaultReleases)

/** Folder of the folders in which builds assemble their files. */
export const buildsDir = path.join(root, '.cache', 'build')

/** Folder in which a build assembles its files. Each process has its own, so that two can build the same app. */
export const buildDir = (app: string) => path.join(buildsDir, `${app}-${process.pid}`)

/** URL of the files that all releases of an app share: pictures and fonts, named by their content. */
export const mediaUrl = (app: string) => `/r/${app}/media/`

/** Where a build puts the files that `mediaUrl` serves, relative to the folder of its browser files. */
export const mediaFolder = '../media/'

/** Everything that concerns previews has an address below this one. */
export const previewsAddress = '/preview'

/** The page for operators that shows and changes what is live. */
export const compositionAddress = '/composition'

/** Where a site takes releases over the network. Each app has its own address below it. */
export const publishAddress = '/publish'

/** Where a browser opens a preview. */
export const previewAddress = (id: string) => `${previewsAddress}/${id}`

/** URL of the browser files of a release. */
export const releaseUrl = (app: string, version: string) => `/r/${app}/${version}/`
