import { plural } from '@virida/shared/products/project/count-words'
import { facadeLimits } from '@virida/shared/products/project/facade'
import { roofTitles } from '@virida/shared/products/facade/facade-text'
import { closeWord, rowActions } from '../content'

export const facadesContent = {
  title: 'Façades',
  text: 'Draw the sides of the house and put the windows and doors where they go. The house sheet prints the façades to scale, with the tags of the schedule.',
  close: closeWord,
  names: ['Front', 'Right', 'Rear', 'Left'],
  numbered: (number: number) => `Façade ${number}`,
  choose: 'Façade to show',
  add: 'Add a façade',
  added: (name: string) => `Added the façade ${name}.`,
  full: `A project has ${facadeLimits.facades} façades at most.`,
  remove: 'Remove this façade',
  removed: (name: string) => `Removed the façade ${name}. What was on it is not placed any more.`,
  undo: rowActions.undo,
  undone: rowActions.undone,
  undoneInPart: rowActions.undoneInPart,
  fields: {
    title: 'Wall and roof',
    name: 'Name',
    width: 'Width',
    height: 'Wall height',
    roof: 'Roof',
    pitch: 'Pitch (rise in 12)',
    rise: 'Roof height above the wall',
    floors: 'Floor lines',
    floorsHint: `Heights of upper floors, with commas: 9'1 1/2", 18'`,
    lengthHint: `In feet and inches, such as 24'6", or in inches`,
    lengthError: (least: string, most: string) => `A length from ${least} to ${most}, such as 24'6"`,
    pitchError: `A whole number up to ${facadeLimits.pitch.max}`,
    floorsError: `Up to ${facadeLimits.floors} heights from the lowest to the highest, such as 9'1 1/2", 18'`,
    changed: (name: string) => `Changed the façade ${name}.`,
  },
  roofs: roofTitles,
  wall: (name: string, openings: number) => `Façade ${name}, ${plural(openings, 'opening', 'openings')}`,
  help: 'Drag an opening, or move it with the arrow keys: 1 in, with Shift 1 ft. Delete takes it off the wall.',
  opening: {
    name: (tag: string, size: string) => `Opening ${tag}, ${size}`,
    placed: (x: string, sill: string) => `${x} from the left, sill ${sill}`,
    problems: {
      outside: 'Reaches outside of the wall',
      overlap: 'Overlaps another opening',
    },
  },
  refused: {
    outside: (tag: string) => `Opening ${tag} would reach outside of the wall. It stays where it was.`,
    overlap: (tag: string) => `Opening ${tag} would overlap another one. It stays where it was.`,
    noPlace: (tag: string, facade: string) =>
      `No free place for opening ${tag} on ${facade}. Make the wall larger or move other openings.`,
  },
  placed: (tag: string, where: string) => `Opening ${tag}: ${where}.`,
  unplaced: (tag: string) => `Opening ${tag} is off the wall.`,
  warning: (tags: string) => `Check the place of ${tags}: outside of the wall, or over another opening.`,
  tray: {
    title: 'Not placed yet',
    hint: 'Drag an opening onto the wall, or press it to put it at the first free place.',
    none: 'All windows and doors of the list are placed.',
    left: (count: number) => `${count} left`,
    label: (tag: string, size: string, room: string, count: number) =>
      `Place opening ${tag}, ${size}${room && `, ${room}`}, ${count} not placed`,
    more: (rows: number) => `${plural(rows, 'more row follows', 'more rows follow')} when these are placed.`,
    noSize: (rows: number) => `${plural(rows, 'row has', 'rows have')} no size yet and cannot be placed.`,
  },
  place: {
    title: (tag: string, size: string) => `Opening ${tag}, ${size}`,
    none: 'Choose an opening on the wall to type its place.',
    x: 'From the left corner',
    sill: 'Sill above the ground line',
    head: (height: string) => `Head at ${height}`,
    error: `A length such as 4'2 1/2" or 50 1/2`,
    remove: 'Take it off the wall',
  },
}
