import '@virida/shared/site/styles/site.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { pageOwners } from '@virida/shared/platform/contract/page-owner'
import { remotes } from 'all-remotes'
import { siteRoutes } from '../../../../shell/src/router/site-routes'

const composition = {
  shell: '',
  sections: Object.entries(remotes).map(([name, { paths }]) => ({
    ...{ name, paths },
    ...{ version: '', base: '', entry: '' },
  })),
}
const router = createBrowserRouter(
  siteRoutes(composition, pageOwners(composition), {
    runsIn: 'browser',
    loadRoutes: async ({ name }) => (await remotes[name]?.load())?.default ?? [],
  }),
)
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
