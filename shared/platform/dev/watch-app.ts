import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { MultiStats } from 'webpack'
import { buildDir, folderOf } from '../paths'
import { appCompiler, errorText } from '../release/build/app-compiler'
import { freeVersion } from '../release/build/build-release'
import { describeRelease } from '../release/build/describe-release'
import { generateFiles } from '../release/build/generated-files'
import { removeLeftBuilds } from '../release/build/left-builds'
import { placeRelease } from '../release/build/place-release'
import { addPictures, addPublicFiles } from '../release/build/public-files'

/** Ms for which a change waits for others: an editor may write a file in several steps. */
const changeDelay = 20

/** No build reads them. */
const ignored = /[\\/]node_modules[\\/]|\.test\.tsx?$|~$/

type Handlers = {
  /** Called with each release that is stored. The next one waits until it has ended. */
  onRelease: (version: string) => Promise<void>
  /** Called with the errors of a build, or the reason why its release cannot be stored. */
  onFailure: (errors: string) => void
}

/**
 * Builds an app whenever one of its files changes, in this process, so that only what has changed is compiled again.
 * Each build becomes a release without compressed files.
 * @param dir Folder of all releases.
 * @returns A function that ends it and deletes its files, at the end of the process.
 */
export async function watchApp(app: string, dir: string, handlers: Handlers): Promise<() => void> {
  const folder = folderOf(app)
  removeLeftBuilds()
  const built = buildDir(app)
  const generated = await generateFiles(folder)
  // All releases share them, and copying thousands of pictures for each release would take most of its time.
  addPictures({ app, folder, out: path.join(dir, app) })
  const compiler = await appCompiler(folder, generated)

  const makeRelease = async () => {
    // The compiler writes only the files that have changed, so its folder must stay as it is.
    const out = `${built}-release`
    rmSync(out, { recursive: true, force: true })
    try {
      cpSync(built, out, { recursive: true })
      addPublicFiles({ app, folder, out }, generated)
      const manifest = await describeRelease(
        { app, folder, out },
        { compressed: true, pictures: true, media: true, commit: true },
      )
      const version = freeVersion(dir, manifest)
      placeRelease(dir, out, { ...manifest, version })
      await handlers.onRelease(version)
    } finally {
      rmSync(out, { recursive: true, force: true })
    }
  }

  let working = Promise.resolve()
  const onBuild = (error: Error | null, stats: MultiStats | undefined) => {
    if (error) handlers.onFailure(error.message)
    else if (stats?.hasErrors()) handlers.onFailure(errorText(stats))
    else
      working = working
        .then(makeRelease)
        .catch((problem: unknown) => handlers.onFailure((problem as Error).message))
  }
  const watching = compiler.watch({ aggregateTimeout: changeDelay, ignored }, onBuild)
  return () => {
    watching?.close(() => undefined)
    rmSync(built, { recursive: true, force: true })
  }
}
