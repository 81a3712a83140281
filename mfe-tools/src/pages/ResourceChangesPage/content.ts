import { resourceChangesPath, resourcesPath } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { resourcesContent } from '../ResourcesPage/content'

export const changesContent = {
  crumbs: homeCrumbs(
    { label: resourcesContent.title, href: resourcesPath },
    { label: 'Changes', href: resourceChangesPath },
  ),
  title: 'Changes to the drawings',
  intro:
    'Every drawing and size sheet keeps its address when it changes, so your links stay valid. Here is what changed, newest first.',
  count: (sheets: number, products: number) =>
    `${sheets === 1 ? '1 sheet' : `${sheets} sheets`} of ${products === 1 ? '1 product' : `${products} products`}`,
  revision: (letter: string) => `Rev. ${letter}`,
}

export const changesHead = {
  title: 'Changes to the technical drawings',
  description:
    'What changed in the elevations, frame sections and size sheets of our vinyl windows and patio doors, and when. Every file keeps its address.',
  crumbs: changesContent.crumbs,
}
