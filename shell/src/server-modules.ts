import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as router from 'react-router-dom'
import * as facade from '@virida/shared/router'
import { routerFacade } from '@virida/shared/platform/webpack/federation'

/**
 * The libraries that server files of sections require. A section never contains its own copy. Server files contain the
 * facade of the router; only browser files, which the gate runs, need that of the shell.
 */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  [routerFacade]: facade,
}
