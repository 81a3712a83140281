import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './VisuallyHidden'

it('gives a button with only an icon its name', () => {
  render(
    <button>
      <svg aria-hidden="true" />
      <VisuallyHidden>Next picture</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeInTheDocument()
})
