import { pageOwners, routePath } from '@virida/shared/platform/contract/page-owner'
import type { SiteSections } from '../federation/site-sections'
import { matchPage } from './match-page'

/** Finds the route that shows a path, and the release of its section. Loads the table of sections for that. */
export async function findPage(sections: SiteSections, pathname: string) {
  const all = await sections.all()
  const routes = pageOwners(all).map((owner) => {
    const path = routePath(owner)
    return { id: path, path, handle: owner }
  })
  const match = matchPage(routes, pathname)
  const section = all.sections.find(({ name }) => name === match?.owner.section)
  return match && section ? { ...match, section } : undefined
}
