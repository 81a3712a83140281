import { readMapSettings } from './map-settings'

afterEach(() => document.body.replaceChildren())

const documentWith = (data: object) => {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'virida'
  block.textContent = JSON.stringify(data)
  document.body.append(block)
}

test('has no setting in a document that carries none', () => {
  documentWith({ composition: {} })
  expect(readMapSettings()).toEqual({})
})

test('has no setting without the data of a document', () => {
  expect(readMapSettings()).toEqual({})
})

test('reads what the operator has set', () => {
  documentWith({ composition: {}, settings: { map: { googleKey: 'key' } } })
  expect(readMapSettings()).toEqual({ googleKey: 'key' })
})
