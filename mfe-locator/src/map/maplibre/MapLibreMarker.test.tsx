import { render } from '@testing-library/react'
import { MapLibreMarker } from './MapLibreMarker'

test('a marker outside of a map only logs', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(<MapLibreMarker at={{ lat: 34, lng: -118 }}>pin</MapLibreMarker>)
  expect(container).toBeEmptyDOMElement()
  expect(log).toHaveBeenCalledWith('A marker stands outside of a map: it is not shown')
  log.mockRestore()
})
