import { styleLabels } from '@virida/shared/products/catalogue/vocabulary/styles'
import { windowLineNames } from '@virida/shared/products/catalogue/vocabulary/window-lines'
import { resourceChangesPath, resourcesPath } from '@virida/shared/site/addresses/pages'
import type { Category, DocumentType, SeriesValue } from '../../resources/categories'
import type { FileType } from '../../resources/files'
import type { Group } from '../../resources/search'
import { dayText, revisionText } from '../../resources/revision'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { madeOnce } from '@virida/shared/site/made-once'

export const resourcesContent = {
  crumbs: homeCrumbs({ label: 'Technical Resources', href: resourcesPath }),
  title: 'Technical Resources',
  intro:
    'Elevations, sections for every frame type and size sheets of all windows and patio doors, as PDF, DXF and SVG.',
}

/** Pages about the files. */
export const resourcesLinks = [{ label: 'What changed', href: resourceChangesPath }]

export const resourcesHead = {
  title: 'Technical resources: drawings and sizes',
  description:
    'Download elevations, frame sections and size sheets of our vinyl windows and patio doors as PDF, DXF and SVG, one product or all its files in one zip.',
  crumbs: resourcesContent.crumbs,
}

export const searchContent = {
  label: 'Search by keyword',
  placeholder: 'casement, S-2000, 36 x 60',
  clear: 'Clear',
  search: 'Search',
}

export const filterContent = {
  title: 'Filters',
  skip: 'Skip filters',
  help: 'Shows products that match any chosen filter. If you also enter a keyword, they must match it too.',
  clear: 'Clear filters',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  productType: 'Product Type',
  series: 'Window Series',
  kinds: 'Document Type',
  apply: 'Show resources',
  show: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  groups: { windows: 'Windows', doors: 'Doors' } satisfies Record<Group, string>,
  categories: {
    single_hung_window: styleLabels.single_hung,
    double_hung_window: styleLabels.double_hung,
    horizontal_slider_window: styleLabels.horizontal_slider,
    picture_window: styleLabels.picture,
    casement_window: styleLabels.casement,
    awning_window: styleLabels.awning,
    bay_window: styleLabels.bay,
    round_top_specialty_shapes: styleLabels.round_top_specialty_shapes,
    sliding_glass_door: styleLabels.sliding_glass,
    french_sliding_door: styleLabels.french_sliding,
    french_swing_door: styleLabels.french_swing,
    multi_slide_door: styleLabels.multi_slide,
    bi_fold_glass_door: styleLabels.bi_fold,
  } satisfies Record<Category, string>,
  seriesNames: windowLineNames satisfies Record<SeriesValue, string>,
  kindNames: {
    drawings: 'Drawings',
    egress: 'Egress Calculator',
    min_max: 'Min/Max Sizes',
  } satisfies Record<DocumentType, string>,
}

export const listContent = {
  /** Id of the list, for the link that skips the filters. */
  id: 'products',
  title: 'Products',
  found: (shown: number, all: number) =>
    shown === all ? `${all} products` : shown === 1 ? `1 of ${all} products` : `${shown} of ${all} products`,
  elevations: (count: number) => (count === 1 ? 'Elevation' : `Elevations (${count})`),
  sections: (count: number) => `Sections by frame type (${count})`,
  egress: 'Check egress sizes in the calculator',
  minMax: 'Min/max sizes',
  zip: 'All files',
  files: (count: number) => `${count} files`,
  subtitle: (numbers: string, date: string) => `${numbers}, changed ${dayText(date)}`,
  link: (name: string) => `Link to ${name}`,
  revision: revisionText,
  types: { pdf: 'PDF', dxf: 'CAD (DXF)', svg: 'SVG', zip: 'ZIP' } satisfies Record<FileType, string>,
  empty: {
    title: 'Nothing matches this search.',
    text: 'Try another word, or remove some filters.',
    action: 'Show everything',
  },
}

const kilobytes = madeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))
/** A file size such as `24 KB`, of at least 1 KB. */
export const sizeText = (bytes: number) => `${kilobytes().format(Math.max(bytes / 1024, 1))} KB`
