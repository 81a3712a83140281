import { projectLimits } from '@virida/shared/products/project/project'

/** Texts about the project on other pages than its own. */
export const projectWords = {
  add: 'Add to my project',
  addMore: 'Add another',
  count: (count: number) => `In your project: ${count}`,
  full: `Your project has ${projectLimits.windows} rows, which is as many as it holds.`,
  open: 'Open my project',
  trouble: {
    blocked: 'This browser keeps nothing for our site, so the project lasts only until you leave.',
    full: 'This device has no room left: the last change is not kept.',
  },
}
