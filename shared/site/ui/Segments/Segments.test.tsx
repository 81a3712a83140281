import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Segments } from './Segments'

const options = [
  { value: 'outside', label: 'Outside' },
  { value: 'inside', label: 'Inside' },
]
const noop = () => undefined

it('marks the shown view and reports the one that is clicked', async () => {
  const asked: string[] = []
  render(<Segments label="View" options={options} value="outside" onChange={(view) => asked.push(view)} />)
  expect(screen.getByRole('button', { name: 'Outside', pressed: true })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Inside', pressed: false }))
  expect(asked).toEqual(['inside'])
})

it('is an accessible named group', async () => {
  const { container } = render(<Segments label="View" options={options} value={undefined} onChange={noop} />)
  expect(screen.getByRole('group', { name: 'View' })).toBeInTheDocument()
  expect((await axe(container)).violations).toEqual([])
})
