import { loadOnce } from '@virida/shared/platform/load-once'
import type { GalleryProject } from './gallery-project'

/** Loads all categories. Always returns the same promise, so that a component may pass it to `use`. */
export const loadProjects = loadOnce(
  async (): Promise<readonly GalleryProject[]> =>
    (await import(/* webpackChunkName: "gallery-all" */ './all-projects')).allProjects,
)
