import { draftStore, unconfirmedStore } from './draft-store'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)
const draft = { values: { orderNumber: '1' }, savedAt: now, key: 'k' }

beforeEach(() => localStorage.clear())

it('gives back what it was given', () => {
  draftStore.write('retrofit', draft)
  expect(draftStore.read('retrofit', now)).toEqual(draft)
})

it('keeps the drafts of two forms apart', () => {
  draftStore.write('retrofit', draft)
  expect(draftStore.read('new-construction', now)).toBeUndefined()
})

it('forgets a draft after 30 days', () => {
  draftStore.write('retrofit', draft)
  expect(draftStore.read('retrofit', now + 30 * day)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

it('keeps what was not confirmed in this tab alone, for as long as its key counts', () => {
  unconfirmedStore.write('contact', draft)
  expect(localStorage).toHaveLength(0)
  expect(unconfirmedStore.read('contact', now + day - 1)).toEqual(draft)
  expect(unconfirmedStore.read('contact', now + day)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

it('keeps nothing of a form that is empty again', () => {
  draftStore.write('retrofit', draft)
  draftStore.write('retrofit', { ...draft, values: { orderNumber: ' ' } })
  expect(localStorage).toHaveLength(0)
})

it.each(['{', 'null', '{"values":{"a":1},"savedAt":1,"key":"k"}', '"text"', '[]'])(
  'has no draft where somebody else wrote %s',
  (text) => {
    localStorage.setItem('virida:draft:retrofit', text)
    expect(draftStore.read('retrofit', now)).toBeUndefined()
  },
)

it('works without a draft where the device lets nothing be kept', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => draftStore.write('retrofit', draft)).not.toThrow()
  refuse.mockRestore()
})
