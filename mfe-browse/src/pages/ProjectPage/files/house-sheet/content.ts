import { disclaimer } from '@virida/shared/products/egress/verdict-texts'
import { brand } from '@virida/shared/site/brand'
import { egressContent } from '../../schedule/egress/content'

export const houseSheetContent = {
  title: 'Window and door schedule',
  subject: 'Schedule, façades, elevations and egress estimate of a job',
  maker: `${brand.fullName}, ${brand.phone.label}`,
  date: (day: string) => `Date: ${day}`,
  sheet: (page: number, pages: number) => `Sheet ${page} of ${pages}`,
  scale: (name: string) => `Elevations: ${name}`,
  facadeScale: (name: string) => `Façades: ${name}`,
  dxf: {
    types: 'Types',
    units: 'Inches, at full size. Nominal, for planning; not for fabrication.',
  },
  schedule: {
    title: 'Schedule',
    columns: ['Tag', 'Qty', 'Room', 'Window or door', 'Size', 'Layout', 'Color', 'Glass', 'Grid', 'Notes'],
    open: 'To complete: choose a series',
    unreadable: 'Design that cannot be read',
    notMade: 'Not available as drawn.',
    opening: (size: string) => `opening ${size}`,
  },
  facades: {
    title: 'Façades',
    text: 'The sides of the house, seen from outside. Tags are those of the schedule.',
    unnamed: 'Façade',
    alt: (name: string, size: string, roof: string, places: readonly string[]) =>
      `Façade ${name}, ${size}. ${roof}. ${places.length > 0 ? places.join('; ') : 'No windows or doors'}.`,
    place: (tag: string, x: string, sill: string) => `${tag}: ${x} from the left corner, sill ${sill}`,
    columns: ['Façade', 'Tag', 'Frame size', 'From the left corner', 'Sill', 'Head'],
    remarks: 'Remarks',
    places: {
      title: 'Places on the façades',
      text: 'Sills and heads are heights above the ground line.',
    },
    problems: {
      outside: 'Reaches outside of the wall.',
      overlap: 'Overlaps another window or door.',
    },
  },
  elevations: {
    title: 'Elevations',
    text: 'Each type once, seen from outside. Width and height of the frame in inches.',
    quantity: (units: number) => `Quantity: ${units}`,
    moreTags: (tags: string, more: number) => `${tags} and ${more} more`,
    tooLarge: (tags: string) => `Too large to draw: ${tags}.`,
    alt: (tag: string, product: string, size: string) => `Elevation of type ${tag}: ${product}, ${size}.`,
  },
  egress: {
    title: 'Egress estimate',
    columns: ['Tag', 'Room', 'Floor', 'Opening width', 'Opening height', 'Opening area', 'Sill', 'Result'],
    floors: { first: 'Grade floor', upper: 'Any floor' },
    noSill: 'Not entered',
    text: `${egressContent.edition}. ${disclaimer.title}. ${disclaimer.text}`,
  },
  notes: {
    title: 'Finish and glass',
    columns: ['Choice', 'What is chosen', 'Tags'],
    all: 'All',
    general:
      'Dimensions are frame sizes in inches, unless they are called openings. Nominal, for planning; not for fabrication.',
    replaced: 'A character that the typeface of this sheet lacks is printed as a question mark.',
  },
  link: {
    title: 'This job online',
    text: 'Scan the code to open this list on another device.',
    alt: 'QR code with the link of this job',
    tooLong: 'The list is too long for a QR code. Use the job file or the link instead.',
  },
}
