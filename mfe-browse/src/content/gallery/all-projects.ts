import { bellagioIronwood } from './bellagio-ironwood'
import { bellagioProvence } from './bellagio-provence'
import type { GalleryProject } from './gallery-project'
import { platinumKbHome } from './platinum-kb-home'
import { platinumNewHaven } from './platinum-new-haven'
import { venetianCantera } from './venetian-cantera'

/** All pictures of all categories. Only the page that lists all of them loads this module. */
export const allProjects: readonly GalleryProject[] = [
  bellagioProvence,
  bellagioIronwood,
  platinumKbHome,
  platinumNewHaven,
  venetianCantera,
]
