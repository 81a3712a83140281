import { z } from 'zod'
import { port } from './ports'
import { readSettings } from './settings'

const schema = z.object({ PORT: port(3000), MAIL_URL: z.url().optional() })

test('settings that are absent or empty take their default', () => {
  expect(readSettings('The program', schema, { PORT: '' })).toEqual({ PORT: 3000 })
})

test('every wrong setting is named at once', () => {
  expect(() => readSettings('The program', schema, { PORT: '70000', MAIL_URL: 'mail' })).toThrow(
    /The program cannot start[^]*PORT: [^]*MAIL_URL: /,
  )
})
