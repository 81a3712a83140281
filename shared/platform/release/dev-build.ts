import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { replaceFile } from './replace-file'

/** File in the releases folder of `npm run dev`. */
const devBuildFile = 'dev-build.json'

/** Origin of the site that the other releases come from. It has their pictures. */
const against = z.url().optional()
const devBuildSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('live'), app: z.string(), version: z.string(), against }),
  z.object({ state: z.literal('failed'), app: z.string(), errors: z.string(), against }),
])

/** The outcome of the newest development build: what is live because of it, or the errors with file and line. */
export type DevBuild = z.infer<typeof devBuildSchema>

export const writeDevBuild = (dir: string, build: DevBuild) =>
  replaceFile(path.join(dir, devBuildFile), JSON.stringify(build))

/** @returns Undefined before the first build. */
export function readDevBuild(dir: string): DevBuild | undefined {
  try {
    return devBuildSchema.parse(JSON.parse(readFileSync(path.join(dir, devBuildFile), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
