import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { WallView } from './WallView'

const input = { style: 'casement', productType: 'venetian', width: 28, height: 54 } as const
const finish = { outside: '#000000', inside: '#FFFFFF' } as const

it('shows the product in a wall of stucco by day, and in the wall and light that are chosen', async () => {
  const { container } = render(<WallView input={input} finish={finish} title="Casement window" />)
  const wallColor = () => container.querySelector('svg > [data-role=wall]')?.getAttribute('fill')
  const stucco = wallColor()
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Casement window, in a wall .* Stucco\. Time: Day\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'Stone' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dusk' }))
  expect(screen.getByRole('img')).toHaveAccessibleName(/Stone\. Time: Dusk\.$/)
  expect(wallColor()).not.toBe(stucco)
  expect(screen.getByText('5 ft 8 in')).toBeInTheDocument()
})

it('has no accessibility problems', async () => {
  const { container } = render(
    <main>
      <WallView input={input} finish={finish} title="Casement window" />
    </main>,
  )
  expect((await axe(container)).violations).toEqual([])
})
