import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FormPanel } from './FormPanel'

const show = () =>
  render(
    <FormPanel action="/find-by-size" aria-label="Opening" actions={<button>Find</button>}>
      <label>
        Width <input name="width" />
      </label>
    </FormPanel>,
  )
const form = () => screen.getByRole('form', { name: 'Opening' })

it('is sent to its address without a script', () => {
  show()
  expect(form()).toHaveAttribute('action', '/find-by-size')
  expect(form()).toHaveAttribute('method', 'get')
})

it('leaves validation to the page', () => {
  show()
  expect(form()).toHaveAttribute('novalidate')
})

it('puts the actions after the fields', () => {
  show()
  const field = screen.getByRole('textbox', { name: 'Width' })
  const button = screen.getByRole('button', { name: 'Find' })
  expect(field.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('has no accessibility violation', async () => {
  const { container } = show()
  expect((await axe(container)).violations).toEqual([])
})
