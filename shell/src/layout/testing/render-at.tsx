import './request'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'

/** Renders a part of the frame at an address, in a real router; `router` tells where links have led. */
export function renderAt(path: string, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return { router, ...render(<RouterProvider router={router} />) }
}
