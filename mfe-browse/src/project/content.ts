import { projectLimits } from '@virida/shared/products/project/project'

/** Texts about the project on other pages than its own. The project page shows the texts of `trouble` too. */
export const projectWords = {
  add: 'Add to my project',
  addMore: 'Add another to my project',
  addNew: 'Add to my project as a new row',
  save: (row: number) => `Save to row ${row}`,
  inRow: (row: number) => `Row ${row} of your project has this design.`,
  changing: (row: number, room: string) =>
    `You are changing row ${row}${room && `, ${room},`} of your project.`,
  rowKeeps: (row: number) => `Row ${row} of your project still has its earlier design.`,
  count: (count: number) => `In your project: ${count}`,
  full: `Your project has ${projectLimits.windows} rows, which is the limit.`,
  open: 'Open my project',
  trouble: {
    blocked: 'This browser doesn’t save data for our site, so your project lasts only until you leave.',
    full: 'This device is out of storage, so your last change wasn’t saved.',
  },
}
