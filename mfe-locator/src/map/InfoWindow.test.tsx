import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { dealers } from '../dealers/dealers'
import { InfoWindow } from './InfoWindow'

const dealer = dealers.find(({ web }) => web)
const plain = dealers.find(({ web }) => !web)

function show(one = dealer, takesFocus = true) {
  if (!one) throw new Error('There is no such dealer')
  const onClose = jest.fn()
  render(<InfoWindow dealer={one} takesFocus={takesFocus} onClose={onClose} />, { wrapper: MemoryRouter })
  return onClose
}

test('says who, where, and on which website', () => {
  show()
  const info = screen.getByRole('dialog', { name: dealer?.name })
  expect(info).toHaveTextContent(dealer?.address ?? '?')
  expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('href', dealer?.web)
})

test('has no website link for a dealer without one', () => {
  show(plain)
  expect(screen.queryByRole('link')).toBeNull()
})

test('takes the focus when its marker opened it', () => {
  show()
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('leaves the focus in the list when the list opened it', () => {
  show(dealer, false)
  expect(document.body).toHaveFocus()
})

test('closes by Escape, from wherever the focus is', async () => {
  const onClose = show(dealer, false)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('closes by its button', async () => {
  const onClose = show()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
