import { codeEdition } from '@virida/shared/products/building-code/edition'
import {
  areaText,
  deepestWellWithoutLadder,
  gradeFloorDistance,
  heightAtSmallestWidth,
  highestSill,
  minimums,
  windowWell,
} from '@virida/shared/products/building-code/minimums'
import { dealersPath, egressPath, supportAddress } from '@virida/shared/site/addresses/pages'
import { resourcesAddress } from '@virida/shared/site/addresses/resources'
import { brand } from '@virida/shared/site/brand'
import { homeCrumbs } from '@virida/shared/site/crumbs'

export const egressContent = {
  crumbs: homeCrumbs(
    { label: 'Support', href: supportAddress },
    { label: 'Egress Calculator', href: egressPath },
  ),
  title: 'Egress Calculator',
  intro:
    'Every bedroom needs a window that people can escape through in an emergency (egress). Enter a frame size to see the clear opening it leaves, checked against the International Residential Code (IRC), the model building code.',
  windowTitle: 'Your window',
}

export const egressHead = {
  title: 'Egress calculator for bedroom windows',
  description: `Check the clear opening of a ${brand.name} window against the IRC egress rules: width, height and area, with margins, sizes that pass and a sheet for the permit file.`,
  crumbs: egressContent.crumbs,
}

export const rulesContent = {
  title: 'What the code requires',
  intro: `The rules for emergency escape and rescue openings in short, from the ${codeEdition}. The California Residential Code uses the same core numbers in its Section R310.`,
  rules: [
    {
      id: 'rule-where',
      title: 'Where',
      text: 'Every sleeping room, habitable attic and basement needs at least one opening for escape and rescue. Under the building code, bedrooms below the fourth floor need egress. It leads to a public way, or to a yard or court that leads to one.',
    },
    {
      id: 'rule-clear-opening',
      title: 'Clear opening',
      text: `At least ${areaText('upper')}, ${minimums.upper.height} in tall and ${minimums.upper.width} in wide, all three at once. A grade-floor opening needs ${areaText('first')}. An opening of ${minimums.upper.width} by ${minimums.upper.height} in has only ${((minimums.upper.width * minimums.upper.height) / 144).toFixed(2)} sq ft: at ${minimums.upper.width} in of width it takes ${heightAtSmallestWidth('upper').toFixed(2)} in of height, or ${heightAtSmallestWidth('first')} in for a grade-floor opening.`,
    },
    {
      id: 'rule-sill-height',
      title: 'Sill height',
      text: `The bottom of the clear opening is no more than ${highestSill} in above the finished floor: a maximum sill height of ${highestSill} in.`,
    },
    {
      id: 'rule-operation',
      title: 'Operation',
      text: 'The opening is reached by ordinary operation from inside, without keys, tools or special knowledge. Bars and grilles must come off the same way.',
    },
    {
      id: 'rule-grade-floor',
      title: 'Grade floor',
      text: `The sill is no more than ${gradeFloorDistance} in above or below the finished ground at the window. A first floor on a slope or a raised foundation may not have one.`,
    },
    {
      id: 'rule-window-wells',
      title: 'Window wells',
      text: `Below ground, a well has at least ${windowWell.area} sq ft of floor and ${windowWell.side} in each way, with room for the window to open fully. A well deeper than ${deepestWellWithoutLadder} in has a ladder or steps.`,
    },
    {
      id: 'rule-replacement',
      title: 'Replacement windows',
      text: 'A new frame inside an old one makes the opening smaller: enter the size of the new frame. California exempts some replacements from the size rules. Your building department decides whether yours is one.',
    },
  ],
  links: [
    { label: 'Drawings and size charts', href: resourcesAddress({ kinds: 'egress' }) },
    { label: 'Find a Dealer who measures', href: dealersPath },
  ],
}
