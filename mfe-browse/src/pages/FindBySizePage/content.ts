import { findBySizeAddress } from '@virida/shared/site/addresses/find-by-size'
import { catalogPath, findBySizePath } from '@virida/shared/site/addresses/pages'
import type { SideProblem } from '@virida/shared/products/design/code/read-side'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import type { Installation } from './form/size-query'

export const findHead = {
  title: 'Find windows and doors by size',
  description:
    'Enter the width and height of your frame: which of our 21 series are made at that size, for a new wall or as retrofit, and why the others are not.',
}

export const findContent = {
  title: 'Find by size',
  results: 'What is made at this size',
  intro: 'Which windows and doors are made at your size, drawn at that size, and why the others are not.',
  crumbs: homeCrumbs(
    { label: 'Catalog', href: catalogPath },
    { label: 'Find by size', href: findBySizePath },
  ),
}

export const formContent = {
  label: 'Size and installation',
  width: 'Width (in)',
  height: 'Height (in)',
  hint: 'The outer size of the new frame, such as 35 1/2 or 35.5. We take nothing off: if you measured the opening in the wall, first take off the clearance that your installer wants around the frame.',
  installation: {
    legend: 'Where does it go?',
    choices: {
      retrofit: {
        label: 'Retrofit',
        text: 'Over the old frame, which stays in the wall.',
      },
      new: {
        label: 'New construction',
        text: 'Into a new wall, or one from which the old frame is taken out.',
      },
    } satisfies Record<Installation, { label: string; text: string }>,
  },
  submit: 'Find',
  clear: 'Start over',
}

export const problemTexts: Record<SideProblem, string> = {
  EMPTY: 'Enter a size in inches',
  NOT_A_LENGTH: 'Enter inches as a number or a fraction, such as 35.5 or 35 1/2',
  NOT_A_SIXTEENTH: 'Enter whole sixteenths of an inch, such as 35 1/16',
  TOO_LARGE: 'Enter 480 in (40 feet) at most',
  TOO_SMALL: 'Enter 4 in at least',
}

export const measureContent = {
  title: 'How to measure',
  drawn: 'A frame with its width and its height from outer edge to outer edge',
  steps: [
    {
      title: 'Width and height of the frame',
      text: 'All size limits in our catalog are outer frame sizes, from edge to edge.',
    },
    {
      title: 'For a new wall',
      text: 'The rough opening is larger than the frame, so that the unit can be set level and sealed. How much larger is for your installer to say.',
    },
    {
      title: 'For retrofit',
      text: 'The new frame sits inside the old one, and a flange about 2 in wide covers what stays. Measure inside the old frame, each side at several points, and take the smallest.',
    },
    {
      title: 'Before you order',
      text: 'A dealer measures the opening once more. That size is the one that counts.',
    },
  ],
  examples: {
    title: 'Try a size',
    sizes: [
      {
        label: '36 × 60 in, a bedroom window',
        href: findBySizeAddress({ width: 36, height: 60, for: 'retrofit' }),
      },
      {
        label: '59 1/2 × 47 1/2 in, over a sink',
        href: findBySizeAddress({ width: 59.5, height: 47.5, for: 'retrofit' }),
      },
      { label: '72 × 80 in, a patio door', href: findBySizeAddress({ width: 72, height: 80, for: 'new' }) },
    ],
  },
}
