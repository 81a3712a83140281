import './request'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'

/** jsdom has no view transitions, and the router warns about that at the first navigation. Other warnings still fail. */
function ignoreViewTransitionWarning() {
  const warn = console.warn
  jest.spyOn(console, 'warn').mockImplementation((...values: unknown[]) => {
    if (!String(values[0]).includes('viewTransition')) warn(...values)
  })
}

/** Renders a part of the frame at an address in a real router. `router.state` shows where links have led. */
export function renderAt(path: string, element: ReactNode) {
  ignoreViewTransitionWarning()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return { router, ...render(<RouterProvider router={router} />) }
}
