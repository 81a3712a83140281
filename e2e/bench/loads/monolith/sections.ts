import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { routeTables } from 'all-route-tables'

/** The sections compiled into one program: their route tables are in the main bundle, their pages in chunks. */
export const loadRoutes: LoadRoutes = ({ name }) => Promise.resolve(routeTables[name] ?? [])
