import { brand } from '@virida/shared/brand'
import { homeCrumbs } from '../../content/crumbs'

export const egressContent = {
  crumbs: homeCrumbs(
    { label: 'Support', href: '/support' },
    { label: 'Egress Calculator', href: '/egress-calculator' },
  ),
  title: 'Egress Calculator',
  intro:
    'Will this window do as the emergency exit of a bedroom? Enter its frame size and see the clear opening that it leaves, checked against the IRC.',
  windowTitle: 'Your window',
}

export const egressHead = {
  title: 'Egress calculator for bedroom windows',
  description: `Check the clear opening of a ${brand.name} window against the IRC egress rules: width, height and area, with margins, sizes that pass and a sheet for the permit file.`,
  crumbs: egressContent.crumbs,
}
