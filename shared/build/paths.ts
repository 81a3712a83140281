import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The host and the sections, in the order in which they are built. */
export const apps = ['shell', 'mfe-browse', 'mfe-support', 'mfe-locator', 'mfe-tools'] as const
export type AppName = (typeof apps)[number]

export const isAppName = (name: string): name is AppName => (apps as readonly string[]).includes(name)

/** Name of an app's webpack container and prefix of its class names. */
export const containerName = (app: string) => app.replaceAll('-', '_')

/** Folder of everything that a gateway serves. `RELEASES_DIR` may name another one, a mounted bucket for instance. */
export const releasesDir = (env: NodeJS.ProcessEnv = process.env) =>
  env.RELEASES_DIR ? path.resolve(env.RELEASES_DIR) : path.join(root, 'releases')

/** Where a build is put together. One for each process: two may build the same app, for development and to go live. */
export const buildDir = (app: string) => path.join(root, '.cache', 'build', `${app}-${process.pid}`)

/** URL under which files of every release of an app stand that keep their name: pictures and fonts. */
export const mediaUrl = (app: string) => `/r/${app}/media/`
