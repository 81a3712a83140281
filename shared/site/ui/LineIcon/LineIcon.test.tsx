import { render, screen } from '@testing-library/react'
import { LineIcon } from './LineIcon'

it('is hidden from screen readers, so a link with an icon has the name of its text', () => {
  render(
    <a href="/support">
      <LineIcon viewBox="0 0 16 16">
        <title>Not read</title>
        <path d="M2 8h12" />
      </LineIcon>
      Support
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Support' })).toBeInTheDocument()
})

it('draws lines in the color of the text, with the width that is given', () => {
  const { container } = render(<LineIcon viewBox="0 0 48 48" strokeWidth="1.6" className="mark" />)
  expect(container.firstChild).toHaveAttribute('stroke', 'currentColor')
  expect(container.firstChild).toHaveAttribute('stroke-width', '1.6')
  expect(container.firstChild).toHaveClass('mark')
})
