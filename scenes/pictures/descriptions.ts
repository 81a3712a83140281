import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apps, root } from '../../shared/build/paths'
import { film, studio, type Development } from '../develop/settings'

/** One picture as a section's `src/content/scenes/<set>.json` describes it. */
export type PictureDescription = {
  /** Name of the files, kebab-case, one of its own in the section. */
  name: string
  /** What is seen. Never a real place or customer. */
  alt: string
  /** It may fill the width of a screen. */
  isWide?: boolean
  /** Size in px and samples a pixel of the render. */
  width: number
  height: number
  samples: number
  /** The kind of scene and its options, see the `build` of each scene in `kit`. */
  scene: { kind: string } & Record<string, unknown>
  /** What differs from the usual development of that kind of scene. */
  develop?: Partial<Development>
}

export type Order = PictureDescription & { app: string; set: string; sceneHash: string }

export class DescriptionError extends Error {
  readonly code = 'SCENE_DESCRIPTION'
}

/** Kinds that are photographed on white. */
const onWhite: readonly string[] = ['cutout', 'section', 'hardware']

export const developmentOf = ({ scene, develop }: PictureDescription): Development => ({
  ...(onWhite.includes(scene.kind) ? studio : film),
  ...develop,
})

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** What a picture looks like, apart from its words: a changed text does not ask for a new render. */
export function sceneHash({ scene, develop, width, height, samples }: PictureDescription): string {
  return shortHash(JSON.stringify({ scene, develop, width, height, samples }))
}

/** Every picture that the sections describe. */
export function readOrders(): Order[] {
  const orders = apps.flatMap((app) => {
    const folder = path.join(root, app, 'src/content/scenes')
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
  refuseTwins(orders)
  return orders
}

/** Files are named by section and picture: two of a name would overwrite each other. */
export function refuseTwins(orders: readonly Pick<Order, 'app' | 'name'>[]): void {
  const seen = new Set<string>()
  for (const { app, name } of orders) {
    const key = `${app}/${name}`
    if (seen.has(key))
      throw new DescriptionError(`Read the scenes of ${app}: two pictures are called ${name}`)
    seen.add(key)
  }
}
