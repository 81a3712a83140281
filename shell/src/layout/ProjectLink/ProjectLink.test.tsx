import { projectKey } from '@virida/shared/products/project/stored-text'
import { projectChangeEvent } from '@virida/shared/products/project/stored-units'
import { act, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderAt } from '../testing/render-at'
import { ProjectLink } from './ProjectLink'

const keep = (quantities: unknown[]) =>
  localStorage.setItem(projectKey, JSON.stringify({ windows: quantities.map((quantity) => ({ quantity })) }))
const link = () => screen.getByRole('link')

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('leads to the project and shows no count while the project is empty', () => {
  renderAt('/', <ProjectLink />)
  expect(link()).toHaveAttribute('href', '/my-project')
  expect(link()).toHaveTextContent(/^My Project$/)
})

it('counts the windows and doors of all rows', () => {
  keep([2, 1])
  renderAt('/', <ProjectLink />)
  expect(link()).toHaveTextContent('My Project 3')
})

it('leaves out rows that cannot be read', () => {
  keep([2, 'many', -1, 1e9])
  renderAt('/', <ProjectLink />)
  expect(link()).toHaveTextContent('My Project 2')
})

it('follows a change on the page and in another tab', () => {
  renderAt('/', <ProjectLink />)
  act(() => void dispatchEvent(new CustomEvent(projectChangeEvent, { detail: 4 })))
  expect(link()).toHaveTextContent('My Project 4')
  keep([7])
  act(() => void dispatchEvent(new StorageEvent('storage', { key: projectKey })))
  expect(link()).toHaveTextContent('My Project 7')
})

it('works where the browser blocks its storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  renderAt('/', <ProjectLink />)
  expect(link()).toHaveTextContent(/^My Project$/)
})

it('has no accessibility fault', async () => {
  keep([2])
  const { container } = renderAt('/', <ProjectLink />)
  expect((await axe(container)).violations).toEqual([])
})
