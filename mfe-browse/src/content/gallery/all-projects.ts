import { bellagioIronwood } from './bellagio-ironwood'
import { bellagioProvence } from './bellagio-provence'
import type { GalleryProject } from './gallery-project'
import { platinumKbHome } from './platinum-kb-home'
import { platinumNewHaven } from './platinum-new-haven'
import { venetianCantera } from './venetian-cantera'

/** Every picture of every category: some kilobytes, loaded by who looks through all of them. */
export const allProjects: readonly GalleryProject[] = [
  bellagioProvence,
  bellagioIronwood,
  platinumKbHome,
  platinumNewHaven,
  venetianCantera,
]
