import { projectLimits } from '@virida/shared/products/project/project'

/** Texts about the project on other pages than its own. */
export const projectWords = {
  add: 'Add to my project',
  addMore: 'Add another',
  addNew: 'Add as new',
  save: (row: number) => `Save to row ${row}`,
  inRow: (row: number) => `Row ${row} of your project has this design.`,
  changing: (row: number, room: string) =>
    `You are changing row ${row}${room && `, ${room},`} of your project.`,
  rowKeeps: (row: number) => `Row ${row} of your project still has its earlier design.`,
  count: (count: number) => `In your project: ${count}`,
  full: `Your project has ${projectLimits.windows} rows, which is as many as it holds.`,
  open: 'Open my project',
  trouble: {
    blocked: 'This browser keeps nothing for our site, so the project lasts only until you leave.',
    full: 'This device has no room left: the last change is not kept.',
  },
}
