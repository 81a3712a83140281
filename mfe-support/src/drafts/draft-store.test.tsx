import { draftStore, unconfirmedStore } from './draft-store'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)
const draft = { values: { orderNumber: '1' }, savedAt: now, key: 'k' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('reads the draft that was written', () => {
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

it('keeps an unconfirmed enquiry only in this tab, and only while its key is valid', () => {
  unconfirmedStore.write('contact', draft)
  expect(localStorage).toHaveLength(0)
  expect(unconfirmedStore.read('contact', now + day - 1)).toEqual(draft)
  expect(unconfirmedStore.read('contact', now + day)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

it('removes the draft of a form that is empty again', () => {
  draftStore.write('retrofit', draft)
  draftStore.write('retrofit', { ...draft, values: { orderNumber: ' ' } })
  expect(localStorage).toHaveLength(0)
})

describe('an entry that is not a draft', () => {
  const name = 'virida:draft:retrofit'
  const aside = `${name}:unread:${now}`
  const cases = [
    '{',
    'null',
    '"text"',
    '[]',
    '{"values":{"a":1},"savedAt":1,"key":"k"}',
    '{"values":[],"savedAt":1,"key":"k"}',
    '{"values":{"__proto__":"x"},"savedAt":1,"key":"k"}',
    // Not a valid date, so it could not be shown.
    '{"values":{"a":"1"},"savedAt":9e15,"key":"k"}',
    '{"values":{"a":"1"},"savedAt":1e999,"key":"k"}',
    '{"values":{"a":"1"},"savedAt":-1,"key":"k"}',
    // The key has a line break, so it cannot be sent in a header.
    '{"values":{"a":"1"},"savedAt":1,"key":"k\\nX: y"}',
    JSON.stringify({ ...draft, values: { orderNumber: 'x'.repeat(1_000_000) } }),
    '['.repeat(900_000),
  ]

  it.each(cases.map((text) => [text.slice(0, 60), text]))('is set aside: %s', (_, text) => {
    localStorage.setItem(name, text)
    expect(draftStore.read('retrofit', now)).toBeUndefined()
    expect(localStorage.getItem(aside)).toBe(text)
    draftStore.write('retrofit', draft)
    expect(draftStore.read('retrofit', now)).toEqual(draft)
    expect(localStorage.getItem(aside)).toBe(text)
  })

  it('is set aside in the storage of the tab as well', () => {
    sessionStorage.setItem('virida:unconfirmed:contact', '{')
    expect(unconfirmedStore.read('contact', now)).toBeUndefined()
    expect(sessionStorage.getItem(`virida:unconfirmed:contact:unread:${now}`)).toBe('{')
  })

  it('is set aside beside an earlier one', () => {
    for (const text of ['{', '[']) {
      localStorage.setItem(name, text)
      draftStore.read('retrofit', now)
    }
    expect(localStorage.getItem(aside)).toBe('{')
    expect(localStorage.getItem(`${name}:unread:${now + 1}`)).toBe('[')
  })

  it('is not written over by a form that never read it', () => {
    localStorage.setItem(name, '{')
    draftStore.write('retrofit', draft)
    expect(Object.values({ ...localStorage })).toContain('{')
  })

  it('is not written over when there is no room to set it aside', () => {
    localStorage.setItem(name, '{')
    const setItem = Storage.prototype.setItem.bind(localStorage)
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      if (key !== name || text !== '{') throw new DOMException('full', 'QuotaExceededError')
      setItem(key, text)
    })
    expect(draftStore.read('retrofit', now)).toBeUndefined()
    draftStore.write('retrofit', draft)
    refuse.mockRestore()
    expect(localStorage.getItem(name)).toBe('{')
  })

  it('is removed after 30 days, because it may hold names and addresses', () => {
    localStorage.setItem(name, '{')
    draftStore.read('retrofit', now)
    draftStore.read('retrofit', now + 30 * day)
    expect(localStorage).toHaveLength(1)
    draftStore.read('retrofit', now + 30 * day + 1)
    expect(localStorage).toHaveLength(0)
  })
})

it('works without a draft when storage is denied', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => draftStore.write('retrofit', draft)).not.toThrow()
  refuse.mockRestore()
})
