import { errorOf, reportOf } from './messages'

it.each([null, 'up', {}, { kind: 'failed' }, { kind: 'done', id: 1, text: '' }, { kind: 'gone', id: 1 }])(
  'reads %j as no report',
  (message) => {
    expect(reportOf(message)).toBeUndefined()
  },
)

it('reads the report of an error of any shape', () => {
  expect(reportOf({ kind: 'failed', id: 1, error: null })).toEqual({ kind: 'failed', id: 1, error: null })
})

it.each([null, 7, {}, { message: 1 }])('makes an error of %j', (plain) => {
  expect(errorOf(plain).message).toBe('A server file threw a value that is no error')
})

it('keeps name, code and the first 1000 characters of a message', () => {
  const error = errorOf({ name: 'Late', message: 'x'.repeat(5000), code: 'late', stack: 'at page' })
  expect(error).toMatchObject({ name: 'Late', message: 'x'.repeat(1000), code: 'late', stack: 'at page' })
})
