import { technicalFilePath } from '@virida/shared/products/documents/technical-files'
import { minMaxSheet } from '../../resources/files'
import type { Resource } from '../../resources/resource'
import { resources } from '../../resources/resources'
import { revisionAt, type Change } from '../../resources/revision'
import { listContent } from '../ResourcesPage/content'

/** A sheet of a change: its title, the address of its PDF, and the letter that it had after the change. */
type ChangedSheet = { name: string; title: string; href: string; letter: string }

/** A product with its sheets of one change. */
export type ChangedProduct = { id: string; title: string; sheets: readonly ChangedSheet[] }

const titlesOf = (resource: Resource) => [
  ...resource.sheets,
  { name: minMaxSheet(resource), title: listContent.minMax },
]

/** The products of a change, in the order of the technical resources. */
export const changedProducts = (change: Change): readonly ChangedProduct[] =>
  resources.flatMap((resource) => {
    const sheets = titlesOf(resource)
      .filter(({ name }) => change.sheets.includes(name))
      .map(({ name, title }) => ({
        name,
        title,
        href: technicalFilePath(resource.id, `${name}.pdf`),
        letter: revisionAt(name, change)?.letter ?? '',
      }))
    return sheets.length > 0 ? [{ id: resource.id, title: resource.title, sheets }] : []
  })
