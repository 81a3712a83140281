import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SkipLink } from './SkipLink'

it('is the first stop of the keyboard and leads to the part after the controls', async () => {
  render(
    <>
      <SkipLink href="#list" className="mine">
        Skip filters
      </SkipLink>
      <input aria-label="Filter" />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Skip filters' })
  await userEvent.tab()
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('href', '#list')
  expect(link).toHaveClass('mine')
})
