import { plural } from '@virida/shared/products/project/count-words'
import { filesContent } from '@virida/shared/site/files/content'
import { brand } from '@virida/shared/site/brand'

/** Texts of `contents.txt` in the ZIP file, and what the page says about the ZIP file. */
export const packageContent = {
  contentsFile: 'contents.txt',
  title: (job: string) => (job ? `Window and door package: ${job}` : 'Window and door package'),
  maker: (day: string) => `${brand.fullName}, ${brand.phone.label}. Made on ${day}.`,
  link: (link: string) => `The list online: ${link}`,
  files: {
    title: 'Files',
    parts: [
      ['house-sheet.pdf', 'Schedule, façades, elevations, egress estimate, finishes and glass'],
      ['house-sheet.dxf', 'The same drawings and schedule in inches, at full size'],
      ['schedule.csv', 'The schedule for a spreadsheet'],
      ['job.json', 'The list itself: open it on the page “My project” under “Sheets, files and versions”'],
      ['product-sheets/', 'For each type: drawing, options, design code, tags and quantity (PDF)'],
      [
        'types/',
        'For each type: elevation to scale (PDF), drawing (DXF in inches, SVG), building model (IFC4), 3D model (GLB)',
      ],
      ['documents/', 'Section drawings, smallest and largest sizes, warranties, care instructions'],
    ] satisfies [string, string][],
  },
  types: {
    title: 'Types',
    none: 'No row of the list has a design that can be read.',
    type: (code: string, product: string, size: string) => `${code}: ${product}, ${size}`,
    tags: (tags: string, units: number) => `Tags ${tags}; quantity ${units}`,
    noFrame: 'No section drawings: no frame type is chosen.',
    otherFrame: (frame: string) => `No section drawings: it is not made with the frame type ${frame}.`,
    tooLarge: 'No elevation as PDF: it is too large for a sheet.',
    problem: (message: string) => `Not available as drawn: ${message}`,
  },
  documents: 'Documents',
  rows: {
    title: 'Rows without drawings',
    open: (tag: string) => `${tag}: no series is chosen`,
    unreadable: (tag: string) => `${tag}: its design cannot be read`,
  },
  leftOut: {
    title: 'Types that are left out',
    text: (most: number) =>
      `A ZIP file has ${plural(most, 'type', 'types')} at most. Save a ZIP file of a part of the list for these:`,
  },
  missing: {
    title: 'Not included',
    text: 'They could not be loaded. Download them when you have a network:',
  },
  notes: {
    missing: (files: number) => filesContent.missingNote(files, 'contents.txt'),
    noSections: (types: number) =>
      `${plural(types, 'type has', 'types have')} no section drawings: choose a frame type first.`,
    rows: (rows: number) => `${plural(rows, 'row has', 'rows have')} no drawings: choose a series first.`,
    leftOut: (types: number, most: number) =>
      `${plural(types, 'type is', 'types are')} left out: a ZIP file has ${most} at most.`,
  },
}
