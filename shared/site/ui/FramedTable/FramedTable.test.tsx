import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FramedTable } from './FramedTable'

const show = () =>
  render(
    <FramedTable data-page="project">
      <caption>Windows of the project</caption>
      <thead>
        <tr>
          <th scope="col">Window</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Venetian Casement</td>
        </tr>
      </tbody>
    </FramedTable>,
  )

it('puts its children into a table', () => {
  show()
  const table = screen.getByRole('table', { name: 'Windows of the project' })
  expect(table).toContainElement(screen.getByRole('cell', { name: 'Venetian Casement' }))
})

it('gives its other props to the frame', () => {
  const { container } = show()
  expect(container.firstElementChild).toHaveAttribute('data-page', 'project')
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
