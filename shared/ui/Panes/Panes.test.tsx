import { render, screen } from '@testing-library/react'
import { Panes } from './Panes'

it('is a list with one entry a pane, leaving out what is empty', () => {
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
