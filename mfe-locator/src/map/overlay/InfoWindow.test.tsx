import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { dealers } from '../../dealers/dealers'
import { InfoWindow } from './InfoWindow'

const dealer = dealers.find(({ web }) => web)
const plain = dealers.find(({ web }) => !web)

function show(shown = dealer, takesFocus = true) {
  if (!shown) throw new Error('The sample data has no such dealer')
  const onClose = jest.fn()
  render(<InfoWindow dealer={shown} visitorPoint={undefined} takesFocus={takesFocus} onClose={onClose} />, {
    wrapper: MemoryRouter,
  })
  return onClose
}

it('shows name, address, phone, website and directions', () => {
  show()
  const info = screen.getByRole('dialog', { name: dealer?.name })
  expect(info).toHaveTextContent(dealer?.address ?? '?')
  expect(screen.getByRole('link', { name: dealer?.phone.label })).toHaveAttribute('href', dealer?.phone.href)
  expect(screen.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/dir\/\?api=1&destination=/),
  )
  expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('href', dealer?.web)
})

it('has no website link for a dealer without one', () => {
  show(plain)
  expect(screen.queryByRole('link', { name: /^Website/ })).toBeNull()
})

it('takes the focus when a marker opened it', () => {
  show()
  expect(screen.getByRole('dialog')).toHaveFocus()
})

it('leaves the focus in the list when the list opened it', () => {
  show(dealer, false)
  expect(document.body).toHaveFocus()
})

it('closes with Escape wherever the focus is', async () => {
  const onClose = show(dealer, false)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('closes with its button', async () => {
  const onClose = show()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
