import { EarlyReplyError } from './smtp-transport'
import { judge } from './verdict'

const cases: [string, object, object][] = [
  [
    'a wrong password',
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true },
    { about: 'relay' },
  ],
  [
    'a connection refused in the greeting',
    { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 },
    { about: 'relay', isTemporary: false },
  ],
  [
    'a connection too many',
    { code: 'EPROTOCOL', command: 'CONN', responseCode: 421 },
    { about: 'relay', isTemporary: true },
  ],
  ['a missing STARTTLS', { code: 'ETLS', command: 'STARTTLS', responseCode: 500 }, { about: 'relay' }],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, { about: 'relay' }],
  ['a message larger than the announced size', { code: 'EMESSAGE', command: 'MAIL FROM' }, { about: 'size' }],
  [
    'a message that the relay calls too large',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552 },
    { about: 'size' },
  ],
  [
    'a message that is too large by its enhanced status code',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 552, response: '552 5.3.4 Too big' },
    { about: 'size', error: 'DATA 552 5.3.4' },
  ],
  [
    'a full mailbox',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 552, response: '552 5.2.2 Mailbox full' },
    { about: 'message', permanent: true, isForText: false, error: 'DATA 552 5.2.2' },
  ],
  [
    'a reply that is not one, to the text',
    { code: 'EPROTOCOL', command: 'CONN' },
    { about: 'connection', error: 'CONN EPROTOCOL' },
  ],
  [
    'a reply that came before the text',
    new EarlyReplyError(),
    { about: 'connection', isForText: true, error: 'DATA EPROTOCOL' },
  ],
  [
    'a refused body',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554 },
    { about: 'message', permanent: true, isForText: true },
  ],
  [
    'a body refused for now',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 451 },
    { about: 'message', permanent: false },
  ],
  ['a broken connection', { code: 'ECONNECTION', command: 'CONN' }, { about: 'connection' }],
  ['a relay that is not there', { code: 'ESOCKET', command: 'CONN' }, { about: 'connection' }],
  ['a delivery that took too long', { code: 'EABORT' }, { about: 'connection', error: 'EABORT' }],
  ['a timeout', { code: 'ETIMEDOUT', command: 'CONN' }, { about: 'connection' }],
  [
    'a mail that cannot be composed',
    { code: 'ESTREAM', command: 'API' },
    { about: 'message', permanent: false },
  ],
]

it.each(cases)('judges %s', (_, error, verdict) => {
  expect(judge(error)).toMatchObject(verdict)
})

it('lists the recipients that were refused', () => {
  const rejectedErrors = [{ recipient: 'a@b.example', responseCode: 550 }]
  expect(judge({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, rejectedErrors })).toMatchObject({
    about: 'recipients',
    rejections: [{ recipient: 'a@b.example', code: 550 }],
  })
})
