import { render } from '@testing-library/react'
import { MapLibreMarker } from './MapLibreMarker'

it('logs an error outside a map and renders nothing', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(<MapLibreMarker at={{ lat: 34, lng: -118 }}>pin</MapLibreMarker>)
  expect(container).toBeEmptyDOMElement()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('A marker is not shown'))
  log.mockRestore()
})
