import { render } from '@testing-library/react'
import { useKeptPage } from '@virida/shared/site/offline/use-kept-page'
import { Offline } from './Offline'

jest.mock('@virida/shared/site/offline/use-kept-page', () => ({ useKeptPage: jest.fn() }))

it('says that the device has no room for the page, and offers no installation then', () => {
  jest.mocked(useKeptPage).mockReturnValue('full')
  const { container } = render(<Offline />)
  expect(container).toHaveTextContent('This device has no room to save this page for use offline.')
  expect(document.querySelector('link[rel="manifest"]')).toBeNull()
})
