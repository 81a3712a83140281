import { z } from 'zod'
import { port } from './ports'
import { readSettings } from './settings'

const schema = z.object({ PORT: port(3000), MAIL_URL: z.url().optional() })

it('uses the default for a missing or empty variable', () => {
  expect(readSettings('the program', schema, { PORT: '' })).toEqual({ PORT: 3000 })
})

it('names all invalid variables at once', () => {
  expect(() => readSettings('the program', schema, { PORT: '70000', MAIL_URL: 'mail' })).toThrow(
    /Cannot start the program[^]*PORT: [^]*MAIL_URL: /,
  )
})
