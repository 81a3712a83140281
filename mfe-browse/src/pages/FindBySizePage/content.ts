import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { findBySizeAddress } from '@virida/shared/site/addresses/find-by-size'
import { catalogPath, findBySizePath } from '@virida/shared/site/addresses/pages'
import type { SideProblem } from '@virida/shared/products/design/code/read-side'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import type { Installation } from './form/size-query'

export const findHead = {
  title: 'Find windows and doors by size',
  description: `Enter the width and height of your frame to see which of our ${seriesSlugs.length} series come in that size, for new construction or retrofit, and why the others don’t.`,
}

export const findContent = {
  title: 'Find by size',
  results: 'What is made at this size',
  intro: 'See which windows and doors come in your size, drawn to scale, and why the others don’t.',
  crumbs: homeCrumbs(
    { label: 'Catalog', href: catalogPath },
    { label: 'Find by size', href: findBySizePath },
  ),
}

export const formContent = {
  label: 'Size and installation',
  width: 'Width (in)',
  height: 'Height (in)',
  hint: 'The outer size of the new frame, such as 35 1/2 or 35.5. We don’t deduct anything. If you measured the rough opening, first subtract the clearance that your installer needs around the frame.',
  installation: {
    legend: 'Where does it go?',
    choices: {
      retrofit: {
        label: 'Retrofit',
        text: 'Over the old frame, which stays in the wall.',
      },
      new: {
        label: 'New construction',
        text: 'In a new wall, or where the old frame is removed.',
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
  TOO_LARGE: 'Enter 480 in (40 feet) or less',
  TOO_SMALL: 'Enter at least 4 in',
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
      text: 'The rough opening is larger than the frame, so that the unit can be set level and sealed. Your installer can tell you how much larger.',
    },
    {
      title: 'For retrofit',
      text: 'The new frame sits inside the old one, and a flange about 2 in wide covers what stays. Measure inside the old frame at several points in each direction, and use the smallest numbers.',
    },
    {
      title: 'Before you order',
      text: 'Your dealer measures the opening again. That is the size you order.',
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
