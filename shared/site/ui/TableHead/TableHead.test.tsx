import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { TableHead } from './TableHead'

const show = () =>
  render(
    <table>
      <TableHead caption="Windows of the project" columns={{ room: 'Room', size: 'Size' }}>
        <th scope="col">Actions</th>
      </TableHead>
      <tbody>
        <tr>
          <td>Kitchen</td>
          <td>36 × 60 in</td>
          <td />
        </tr>
      </tbody>
    </table>,
  )

it('names the table and its columns in their order', () => {
  show()
  expect(screen.getByRole('table', { name: 'Windows of the project' })).toBeVisible()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Room', 'Size', 'Actions'],
  ])
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
