import '@virida/shared/styles/site.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { dealers } from '../src/dealers/dealers'
import { Locator } from '../src/pages/FindADealerPage/Locator'
import { makeDealers } from './make-dealers'

// The number of dealers is the path: /100000.
const crowd = makeDealers(dealers, Number(window.location.pathname.slice(1)))
const router = createBrowserRouter([{ path: '*', element: <Locator dealers={crowd} /> }])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
