import { serviceRequestPath } from './pages'
import { withQuery } from './with-query'

const requestTypeParameter = 'type'

/** Address of the form for this type of service request. */
export const serviceRequestAddress = (type: string): string =>
  withQuery(serviceRequestPath, { [requestTypeParameter]: type })

/** The type of service request in an address, or null without one. */
export const readRequestType = (query: URLSearchParams): string | null => query.get(requestTypeParameter)
