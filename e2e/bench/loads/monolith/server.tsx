export { renderPage } from '../../../../shell/src/server'
export { loadRoutes } from './sections'
