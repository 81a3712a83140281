import '@virida/shared/site/styles/site.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { dealers } from '../src/dealers/dealers'
import { Locator } from '../src/pages/DealerLocatorPage/Locator'
import { makeDealers } from './make-dealers'

// The path is the number of dealers: /100000.
const manyDealers = makeDealers(dealers, Number(window.location.pathname.slice(1)))
const router = createBrowserRouter([{ path: '*', element: <Locator dealers={manyDealers} /> }])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
