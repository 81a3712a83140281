import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apps, root } from '../../shared/platform/paths'
import { film, house, room, studio, type Development } from '../develop/settings'
import { withFinishColors } from './finishes'

/** One picture as `scenes/descriptions/<app>/<set>.json` describes it. */
export type PictureDescription = {
  /** File name in kebab-case, unique within the app. */
  name: string
  /** Alternative text: what the picture shows. Never a real place or customer. */
  alt: string
  /** The picture may fill the width of a screen: it gets more samples and larger encodings. */
  isWide?: boolean
  /** Size of the render in px. */
  width: number
  height: number
  /** Samples per pixel, if not the usual number for the kind of scene. */
  samples?: number
  /** The kind of scene and its options: the fields of the dataclass in that kind's module in `kit`. */
  scene: { kind: string } & Record<string, unknown>
  /** Settings that differ from the usual development of the kind of scene. */
  develop?: Partial<Development>
  /** How much larger the render is than the picture, if not the usual factor of its kind. */
  oversize?: number
}

/** A description with the app and the set that it belongs to. */
export type DescribedPicture = PictureDescription & { app: string; set: string; sceneHash: string }

export class DescriptionError extends Error {
  readonly code = 'SCENE_DESCRIPTION'
}

/** How each kind is developed; every other kind is developed as `film`. */
const developments: Partial<Record<string, Development>> = {
  cutout: studio,
  section: studio,
  hardware: studio,
  finish: studio,
  house,
  interior: room,
}

export const developmentOf = ({ scene, develop }: PictureDescription): Development => ({
  ...(developments[scene.kind] ?? film),
  ...develop,
})

/** Samples per pixel by kind. They are an upper limit: adaptive sampling stops earlier where a pixel is clean. */
const usualSamples: Partial<Record<string, number>> = { interior: 96, hardware: 96, glass: 64, cutout: 48 }
const heroSamples = 256
const otherSamples = 32

export const samplesOf = ({ samples, isWide, scene }: PictureDescription): number =>
  samples ?? (isWide ? heroSamples : (usualSamples[scene.kind] ?? otherSamples))

/** Close-ups show frames at their largest, so they are rendered larger and reduced. */
export const oversizeOf = ({ oversize, scene }: PictureDescription): number =>
  oversize ?? (scene.kind === 'closeup' ? 1.4 : 1)

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The task file for `render.py`, without the name of the file to write. */
export const renderTaskOf = (picture: PictureDescription) => ({
  scene: withFinishColors(picture.scene),
  width: picture.width,
  height: picture.height,
  samples: samplesOf(picture),
})

/**
 * Hash of everything in a description that changes the pixels. The alternative text is left out: new words need no new
 * render.
 */
export function sceneHash(picture: PictureDescription): string {
  return shortHash(JSON.stringify({ ...renderTaskOf(picture), develop: picture.develop }))
}

/** Reads every picture description of every app. */
export function readDescriptions(): DescribedPicture[] {
  const described = apps.flatMap((app) => {
    const folder = path.join(root, 'scenes/descriptions', app)
    if (!existsSync(folder)) return []
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
    return files.flatMap((file) => {
      const { pictures } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
        pictures: PictureDescription[]
      }
      const set = path.basename(file, '.json')
      return pictures.map((picture) => ({ ...picture, app, set, sceneHash: sceneHash(picture) }))
    })
  })
  refuseTwins(described)
  return described
}

/**
 * Refuses two pictures with the same name in an app, because the files of one would replace those of the other.
 * @throws {DescriptionError} for a name that is used twice in an app.
 */
export function refuseTwins(described: readonly Pick<DescribedPicture, 'app' | 'name'>[]): void {
  const seen = new Set<string>()
  for (const { app, name } of described) {
    const key = `${app}/${name}`
    if (seen.has(key))
      throw new DescriptionError(
        `Cannot read the picture descriptions of ${app}: two pictures are called ${name}. Rename one of them.`,
      )
    seen.add(key)
  }
}
