import { plural } from '@virida/shared/products/project/count-words'
import type { PaperSize } from '@virida/shared/site/paper/page-format'
import { closeWord } from '../content'

/** Stands between the earlier and the later value of a field. */
const becomes = '→'

export const filesContent = {
  title: 'Sheets, files and versions',
  close: closeWord,
  sheet: {
    title: 'House sheet',
    text: 'The schedule, the façades, each type drawn to scale, the egress estimate and the finishes, with a title block on each sheet.',
    paper: 'Paper',
    save: 'Save the sheets as a PDF',
    dxf: 'Save the sheets as DXF',
    zip: 'Save everything as a ZIP file',
    zipHint:
      'For an architect or a permit desk: the sheets as PDF and DXF, the schedule as CSV, the job file, a product sheet for each type, each type as DXF, SVG, PDF, building model (IFC4) and 3D model (GLB), the section drawings of the chosen frame types, and the size sheets, warranties and care instructions. Sections, size sheets, warranties and care instructions need a network; contents.txt lists what is missing.',
    working: 'Making the file',
    saved: (name: string) => `Saved ${name}.`,
    failed: 'We couldn’t make the file. Check your connection and try again.',
  },
  papers: {
    letter: 'US Letter, 8 1/2 × 11 in',
    archB: 'ARCH B, 12 × 18 in',
    a4: 'A4, 210 × 297 mm',
  } satisfies Record<PaperSize, string>,
  keep: {
    title: 'Job file',
    text: 'The job file contains the whole list. Nothing is stored with us.',
    save: 'Save as a file',
    open: 'Open a job file',
    openHint: 'The job in the file replaces your list. You can undo it.',
    opened: (rows: number) => `Opened a job of ${plural(rows, 'row', 'rows')}.`,
  },
  compare: {
    title: 'What changed',
    text: 'Compare another version of this job with your list: paste its link, or choose its job file.',
    link: 'Link of the other version',
    compare: 'Compare',
    file: 'Job file of the other version',
    same: 'Both versions are the same.',
    counts: {
      after: (added: number, removed: number, changed: number) =>
        `From the other version to your list: ${added} added, ${removed} removed, ${changed} changed.`,
      before: (added: number, removed: number, changed: number) =>
        `From your list to the shared project: ${added} added, ${removed} removed, ${changed} changed.`,
    },
    caption: 'Rows and façades that differ',
    columns: { row: 'Row or façade', change: 'Change' },
    kinds: { added: 'Added', removed: 'Removed', changed: 'Changed' },
    empty: 'nothing',
    becomes,
    field: (label: string, before: string, after: string) => `${label}: ${before} ${becomes} ${after}`,
    fields: {
      name: 'Project name',
      mark: 'Mark',
      room: 'Room',
      quantity: 'Quantity',
      notes: 'Notes',
      sleeping: 'Sleeping room',
      grade: 'Grade-floor opening',
      sill: 'Sill height',
      asked: 'As listed',
      opening: 'Opening',
      design: 'Design',
      places: 'On the façades',
    },
    facade: (name: string) => `Façade ${name}`,
    facadeFields: {
      name: 'Name',
      width: 'Width',
      height: 'Wall height',
      roof: 'Roof',
      floors: 'Floor lines',
    },
    place: (facade: string, x: string, sill: string) => `${facade}, ${x} from the left, sill ${sill}`,
    noFacade: 'a façade that is gone',
    yes: 'yes',
    no: 'no',
  },
}
