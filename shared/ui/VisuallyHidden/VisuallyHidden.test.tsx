import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './VisuallyHidden'

it('names a button that shows a picture only', () => {
  render(
    <button>
      <svg aria-hidden="true" />
      <VisuallyHidden>Next picture</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeInTheDocument()
})
