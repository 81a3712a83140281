import { readMapSettings } from './map-settings'

afterEach(() => document.body.replaceChildren())

const documentWith = (data: object) => {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'virida'
  block.textContent = JSON.stringify(data)
  document.body.append(block)
}

it('has no settings in a document without any', () => {
  documentWith({ composition: {} })
  expect(readMapSettings()).toEqual({})
})

it('has no settings when the document has no data', () => {
  expect(readMapSettings()).toEqual({})
})

it('reads the settings of the operator', () => {
  documentWith({ composition: {}, settings: { map: { googleKey: 'key' } } })
  expect(readMapSettings()).toEqual({ googleKey: 'key' })
})
