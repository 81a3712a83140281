import { madeOnce } from './made-once'

it('makes nothing before it is needed, and only one', () => {
  const make = jest.fn(() => undefined)
  const made = madeOnce(make)
  expect(make).not.toHaveBeenCalled()
  made()
  made()
  expect(make).toHaveBeenCalledTimes(1)
})
