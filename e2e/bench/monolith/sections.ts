import type { LoadRoutes } from '../../../shell/src/router/page-data'
import browse from '../../../mfe-browse/src/routes'
import locator from '../../../mfe-locator/src/routes'
import support from '../../../mfe-support/src/routes'
import tools from '../../../mfe-tools/src/routes'

const tables = { 'mfe-browse': browse, 'mfe-support': support, 'mfe-locator': locator, 'mfe-tools': tools }

/** The sections as one program would have them: their route tables in the main bundle, pages in chunks. */
export const loadRoutes: LoadRoutes = ({ name }) => Promise.resolve(tables[name as keyof typeof tables])
