import { plural } from '@virida/shared/products/project/count-words'
import { brand } from '@virida/shared/site/brand'
import { facadeLimits } from '@virida/shared/products/project/facade'
import { projectLimits } from '@virida/shared/products/project/project'
import {
  catalogPath,
  contactPath,
  dealersPath,
  findBySizePath,
  lineAddress,
  projectAddress,
} from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'

export const projectHead = {
  title: 'My project: a schedule of windows and doors',
  description:
    'Keep the windows and doors you have in mind on one schedule, by room and quantity. Print it, share it by link, export it, or ask us about it.',
}

export const projectContent = {
  crumbs: homeCrumbs({ label: 'My project', href: projectAddress }),
  title: 'My project',
  intro:
    'Keep the windows and doors for a house on one schedule. It stays on this device, with no account. Nobody else sees it until you share it or ask us about it.',
  loading: 'Loading your project',
  importLoading: 'Opening the import',
  importFailed: 'The import could not be opened. Check your connection and try again.',
  saveFile: 'Save the list as a file',
  measureLoading: 'Opening the sizes',
  measureFailed: 'The sizes could not be opened. Check your connection and try again.',
  facadesLoading: 'Opening the façades',
  facadesFailed: 'The façades could not be opened. Check your connection and try again.',
  filesLoading: 'Opening the files',
  filesFailed: 'The files could not be opened. Check your connection and try again.',
  withoutScripts: {
    title: 'This page needs JavaScript.',
    text: 'Your list of windows and doors is on your own device, and only JavaScript can read it. Turn JavaScript on, or send us your list in a message.',
    contact: { label: 'Contact us', href: contactPath },
  },
  failed: {
    title: 'We couldn’t load the whole schedule.',
    text: 'Your list is still on this device. Check your connection and try again.',
    again: 'Try again',
  },
}

export const offlineContent = {
  will: 'Once loaded, your project and the designer also work offline.',
  kept: 'Saved on this device. Your project and the designer now work offline.',
  keptShared: 'Saved on this device. This link, your project and the designer now work offline.',
  full: 'This device has no room to save this page for use offline. Your list is saved; keep a copy as a file.',
}

/** Id of the button that opens the files. The button takes the focus again when the files are closed. */
export const filesButtonId = 'job-files'

/** Id of the button that opens the façades. The button takes the focus again when they are closed. */
export const facadesButtonId = 'job-facades'

/** Ids of the titles of the panels. A title takes the focus when its panel is opened. */
export const panelTitleIds = { import: 'import-title', facades: 'facades-title', files: 'files-title' }

/** Id of the list of windows and doors. */
export const scheduleId = 'project-schedule'

/** Words of the button that closes a panel. */
export const closeWord = 'Close'

/** Id of the button that compares a shared project. The button takes the focus again when the comparison is closed. */
export const compareButtonId = 'compare-versions'

/** Id of what says what the last action did. It takes the focus when nothing else is left that could. */
export const statusId = 'project-status'

/** Id of the button that opens the import. The button takes the focus again when the import is canceled. */
export const importButtonId = 'import-schedule'

export const emptyContent = {
  title: 'Nothing on the list yet',
  text: 'Open a window or door, choose its size, color, grid and glass, and press “Add to my project”. It shows up here with its drawing. Then add the room and how many you need. Or import the window schedule of a house from a spreadsheet.',
  catalog: { label: 'Choose from the catalog', href: catalogPath },
  bySize: { label: 'Find by size', href: findBySizePath },
  importSchedule: 'Import a schedule',
  files: 'Open a job file',
  lines: [
    { label: 'Platinum windows', href: lineAddress('platinum-windows') },
    { label: 'Bellagio windows', href: lineAddress('bellagio-windows') },
    { label: 'Venetian windows', href: lineAddress('venetian-windows') },
    { label: 'Venetian doors', href: lineAddress('venetian-doors') },
  ],
  linesTitle: 'Or start with a product line',
}

/** Names a row in the label of a control, with its room if it has one. */
const rowName = (at: number, room: string) => (room ? `row ${at + 1}, ${room}` : `row ${at + 1}`)

export const scheduleContent = {
  title: 'Schedule',
  caption: 'Windows and doors of the project',
  name: 'Project name',
  columns: {
    number: 'No.',
    drawing: 'Drawing',
    window: 'Window or door',
    room: 'Room',
    size: 'Size',
    options: 'Options',
    quantity: 'Quantity',
    notes: 'Notes',
    actions: 'Change the list',
  },
  scale: 'All drawings are to one scale, seen from outside.',
  unreadable: 'We can’t read this design',
  unreadableHelp: 'It may be from a newer version of our site. Its code stays on your list.',
  notMade: 'Not available as drawn.',
  change: 'Change',
  measure: 'Measure',
  opening: (size: string) => `Opening ${size}`,
  tooTight: 'The frame is not smaller than the opening.',
  asListed: (text: string) => `As listed: ${text}`,
  row: rowName,
  field: (label: string, at: number, room: string) => `${label}, ${rowName(at, room)}`,
  quantityError: `1 to ${projectLimits.quantity}`,
  totals: (counts: string, rows: number) => `${counts} in ${plural(rows, 'row', 'rows')}`,
}

/** Texts for a row of an imported schedule that has no series. */
export const openContent = {
  title: 'To complete: choose a series',
  series: (row: string) => `Series of ${row}`,
  choose: 'Series',
  use: 'Use this series',
}

export const rowActions = {
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove',
  of: (action: string, at: number, room: string) => `${action}: ${rowName(at, room)}`,
  moved: (room: string, at: number, rows: number) =>
    `${room || 'The window'} is now row ${at + 1} of ${rows}.`,
  copied: (at: number) => `The copy is row ${at + 1}. Add its room.`,
  removed: (at: number, room: string) => `Removed ${rowName(at, room)}.`,
  emptied: (rows: number) => `Removed ${plural(rows, 'row', 'rows')}.`,
  undo: 'Undo',
  undone: 'Undone.',
  undoneInPart: `Not everything is undone: another tab has changed the project. A project holds ${projectLimits.windows} rows and ${facadeLimits.facades} façades at most.`,
  full: `A project holds ${projectLimits.windows} rows at most.`,
}

export const actionsContent = {
  /** Id of the part of the page with the actions, which a long list moves far down. */
  id: 'project-actions',
  title: 'Share, print or send the list',
  lead: 'Share, print or send it',
  ask: 'Ask about this project',
  dealer: { label: 'Send to a dealer', href: dealersPath },
  copy: 'Copy link',
  copied: 'Link copied. It contains the whole schedule as it is now.',
  refused: 'Your browser blocked copying. Here is the link:',
  noLink: {
    too_long:
      'This schedule is too long for a link. Print it or export it, or copy it as text into a message to us.',
    unsupported:
      'This browser cannot make a link of the schedule. Print it or export it, or copy it as text into a message to us.',
  },
  withoutFacades:
    'With its façades this project is too long for a link. The link leaves them out; the job file under “Sheets, files and versions” has them.',
  mail: {
    myself: 'E-mail it to myself',
    subject: (name: string) => `Window and door schedule${name && `: ${name}`}`,
    body: (totals: string, link: string) => `${totals}\n\nOpen the list:\n${link}\n`,
    tooLong:
      'The link is too long for an e-mail. To mail the list, save it as a file under “Sheets, files and versions” and attach it.',
  },
  copyText: 'Copy as text',
  copiedText: 'Schedule copied as text.',
  print: 'Print schedule',
  csv: 'Export CSV',
  importSchedule: 'Import a schedule',
  facades: 'Façades',
  files: 'Sheets, files and versions',
  empty: 'Empty the list',
}

/** Texts for adding rows that come from a shared link or an imported schedule. */
export const addRowsContent = {
  add: (rows: number) => `Add ${plural(rows, 'row', 'rows')} to my project`,
  added: (rows: number, sheet?: string) =>
    `Added ${plural(rows, 'row', 'rows')}${sheet ? ` from the sheet ${sheet}` : ''} to your project.`,
}

export const sharedContent = {
  title: (name: string) => (name ? `Shared project: ${name}` : 'Shared project'),
  text: 'Someone shared this project with you. Your own project hasn’t changed.',
  addAfter: (rows: number) => `What you add goes after ${plural(rows, 'row', 'rows')} that you already have.`,
  compare: 'Compare with my list',
  comparing: {
    loading: 'Comparing',
    failed: 'The comparison could not be opened. Check your connection and try again.',
  },
  noRoom: `Your own project has no room for all of it: a project holds ${projectLimits.windows} rows.`,
  wrong: 'We can’t read the project in this link.',
  wrongText: {
    NOT_A_CODE: 'Part of it seems to be missing. Copy the whole link and try again.',
    UNREADABLE: 'Part of it seems to be missing. Copy the whole link and try again.',
    VERSION: 'It was made by another version of our site. Ask for a new one.',
    TOO_LARGE: 'It is larger than a project can be.',
  },
}

export const unreadContent = {
  title: (records: number) =>
    `${plural(records, 'record', 'records')} of your list could not be read and ${records === 1 ? 'was' : 'were'} set aside.`,
  text: 'Save these records as a file, or discard them.',
  save: 'Save as a file',
  forget: 'Discard',
  forgotten: (records: number) => `Discarded ${plural(records, 'record', 'records')}.`,
  fileName: 'my-project-set-aside.txt',
}

export const sheetContent = {
  title: (name: string) => name || 'Window and door schedule',
  by: brand.fullName,
  date: 'Printed',
  units: 'Total',
  phone: brand.phone.label,
}
