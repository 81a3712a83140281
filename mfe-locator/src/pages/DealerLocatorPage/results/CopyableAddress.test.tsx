import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyableAddress } from './CopyableAddress'

const address = '1 Sample St, Corona, CA 92879'
const copy = () => screen.getByRole('button', { name: 'Copy address of Sample Glass' })

it('copies the address and says so', async () => {
  const user = userEvent.setup()
  render(<CopyableAddress address={address} name="Sample Glass" />)
  await user.click(copy())
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

it('selects the address when the browser does not allow copying', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  render(<CopyableAddress address={address} name="Sample Glass" />)
  await user.click(copy())
  expect(window.getSelection()?.toString()).toBe(address)
  expect(screen.getByRole('status')).toHaveTextContent('Selected: copy it now')
})
