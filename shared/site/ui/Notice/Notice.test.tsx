import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Notice } from './Notice'

it('interrupts screen readers with an error', () => {
  render(<Notice tone="error" title="Error sending email" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Error sending email')
})

it('announces a success politely', () => {
  render(<Notice tone="success" title="Message sent successfully" />)
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully')
})

it('does not announce an info notice', () => {
  render(<Notice>Sizes are nominal.</Notice>)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it.each(['info', 'success', 'error'] as const)('is accessible as %s', async (tone) => {
  const { container } = render(
    <Notice tone={tone} title="Note" actions={<button>Try again</button>}>
      <p>Call us.</p>
    </Notice>,
  )
  expect((await axe(container)).violations).toEqual([])
})
