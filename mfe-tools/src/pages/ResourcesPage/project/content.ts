import { frameTitles, frameUses, type FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import { projectAddress } from '@virida/shared/site/addresses/pages'

export const projectContent = {
  title: 'CAD for my project',
  panel: {
    loading: 'Loading the drawings',
    failed: 'The drawings could not be loaded. Check the connection and try again.',
  },
  text: 'The drawings of what is in your list: a section for each frame type, and an elevation of each series.',
  project: { label: 'Open my project', href: projectAddress },
  none: 'No row of your list has a design that can be read.',
  group: (id: FrameKind | 'elevations') =>
    id === 'elevations' ? 'Elevations' : `Sections, ${frameTitles[id]} (${frameUses[id]})`,
  undecided: 'No section for these: no frame type is chosen, or the chosen one is not made.',
  undecidedSeries: (title: string, sizes: readonly string[]) => `${title}: ${sizes.join(', ')}`,
  zip: {
    label: 'Download all as a ZIP file',
    name: 'cad-for-my-project.zip',
    working: 'Making the file',
    saved: (name: string) => `Saved ${name}.`,
    failed: 'We couldn’t make the file. Check your connection and try again.',
  },
}
