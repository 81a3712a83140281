import { render, screen } from '@testing-library/react'
import { Panes } from './Panes'

it('is a list with one item for each child that is not empty', () => {
  render(
    <Panes aria-label="Series">
      <p>Platinum</p>
      {false}
      <p>Bellagio</p>
    </Panes>,
  )
  expect(screen.getByRole('list', { name: 'Series' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Platinum', 'Bellagio'])
})
