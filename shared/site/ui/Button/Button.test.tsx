import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Button } from './Button'

it('runs its action when it is clicked', async () => {
  const press = jest.fn()
  render(<Button onClick={press}>Calculate</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(press).toHaveBeenCalledTimes(1)
})

it('submits a form only with the type submit', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button>Reset</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

it('does not submit a form again while it is busy', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

it('keeps the keyboard focus while it is busy', () => {
  const { rerender } = render(<Button>Send</Button>)
  screen.getByRole('button').focus()
  rerender(<Button busy>Send</Button>)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

it.each([{ busy: false }, { busy: true }])('is accessible with %p', async ({ busy }) => {
  const { container } = render(<Button busy={busy}>Send</Button>)
  expect((await axe(container)).violations).toEqual([])
})
