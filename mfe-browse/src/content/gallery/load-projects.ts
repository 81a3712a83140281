import type { GalleryProject } from './gallery-project'

let loading: Promise<readonly GalleryProject[]> | undefined

/**
 * All projects. The same promise every time, so that a component may `use` it; a load that failed is forgotten,
 * so that the next call tries again.
 */
export function loadProjects(): Promise<readonly GalleryProject[]> {
  if (loading) return loading
  loading = import(/* webpackChunkName: "gallery-all" */ './all-projects').then(
    (module) => module.allProjects,
  )
  loading.catch(() => (loading = undefined))
  return loading
}
