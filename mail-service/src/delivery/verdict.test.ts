import { judge } from './verdict'

const cases: [string, object, object][] = [
  [
    'a wrong password',
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true },
    { about: 'relay' },
  ],
  ['a refused greeting', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, { about: 'relay' }],
  ['a missing STARTTLS', { code: 'ETLS', command: 'STARTTLS', responseCode: 500 }, { about: 'relay' }],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, { about: 'relay' }],
  [
    'a message too large, by its announced size',
    { code: 'EMESSAGE', command: 'MAIL FROM' },
    { about: 'message', permanent: true },
  ],
  [
    'a message too large, by the answer',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552 },
    { about: 'message', permanent: true },
  ],
  [
    'a refused body',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554 },
    { about: 'message', permanent: true },
  ],
  [
    'a body refused for now',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 451 },
    { about: 'message', permanent: false },
  ],
  ['a broken connection', { code: 'ECONNECTION', command: 'CONN' }, { about: 'unknown' }],
  ['a relay that is not there', { code: 'ESOCKET', command: 'CONN' }, { about: 'unknown' }],
  ['a time-out', { code: 'ETIMEDOUT', command: 'CONN' }, { about: 'unknown' }],
  [
    'a mail that cannot be composed',
    { code: 'ESTREAM', command: 'API' },
    { about: 'message', permanent: false },
  ],
]

test.each(cases)('%s', (_, error, verdict) => {
  expect(judge(error)).toMatchObject(verdict)
})

test('recipients that were refused, one by one', () => {
  const rejectedErrors = [{ recipient: 'a@b.example', responseCode: 550 }]
  expect(judge({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, rejectedErrors })).toMatchObject({
    about: 'recipients',
    rejections: [{ recipient: 'a@b.example', code: 550 }],
  })
})
