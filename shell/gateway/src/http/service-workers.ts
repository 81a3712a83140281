import type { MiddlewareHandler } from 'hono'
import { offlineWorkerAddress } from '@virida/shared/platform/contract/offline-worker'

/**
 * Refuses every service worker but that of the shell. A browser asks for the script of one with this header (Service
 * Workers, 9.2). A worker at the root of the site would control the pages of all sections, also the page of what is
 * live, and would stay in browsers after the release that has brought it was taken back.
 */
export const refuseServiceWorkers: MiddlewareHandler = async (c, next) => {
  if (c.req.header('Service-Worker') !== undefined && c.req.path !== offlineWorkerAddress) return c.notFound()
  await next()
}
