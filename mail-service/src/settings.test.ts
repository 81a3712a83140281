import { join } from 'node:path'
import { ports } from '@virida/shared/platform/config/ports'
import { readConfig } from './settings'

it('needs no settings: stores in the given folder and writes mails to files', () => {
  const settings = readConfig({}, '/srv/site')
  expect(settings).toMatchObject({
    port: ports.mail,
    host: '127.0.0.1',
    dataDir: join('/srv/site', 'data/mail'),
  })
  expect([settings.smtp, settings.database, settings.admin]).toEqual([undefined, undefined, undefined])
})

it('writes domains in lower case and names a recipient once', () => {
  const { mail } = readConfig({ MAIL_TO: 'Ann@Elm.Example.com, bo@b.example, Ann@elm.example.com' }, '/')
  expect(mail.to).toEqual(['Ann@elm.example.com', 'bo@b.example'])
})

it.each<[string, Record<string, string>]>([
  ['MAIL_PORT', { MAIL_PORT: 'http' }],
  ['MAIL_TO', { MAIL_TO: 'staff' }],
  ['MAIL_TO', { SMTP_HOST: 'relay', MAIL_FROM: 'a@b.example' }],
  ['MAIL_FROM', { SMTP_HOST: 'relay', MAIL_TO: 'a@b.example' }],
  ['SMTP_PASSWORD', { SMTP_USER: 'me' }],
  ['SMTP_TLS', { SMTP_TLS: 'maybe' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'www.virida.example.com' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'gateway' }],
  ['ADMIN_TOKEN', { ADMIN_TOKEN: 'short' }],
  ['ADMIN_TOKEN', { ADMIN_TOKEN: 'twenty-four characters, é' }],
  ['ADMIN_TOKEN', { ADMIN_TOKEN: ' twenty-four characters or more' }],
  ['RETRY_DELAYS', { RETRY_DELAYS: '5,soon' }],
  ['RETRY_DELAYS', { RETRY_DELAYS: '5,Infinity' }],
  ['MAIL_TIME_ZONE', { MAIL_TIME_ZONE: 'Mars' }],
  ['SPAM_WITHHOLD', { SPAM_WITHHOLD: 'perhaps' }],
  ['ALARM_WEBHOOK', { ALARM_WEBHOOK: 'chat' }],
  ['ALARM_WEBHOOK', { ALARM_WEBHOOK: 'https://user:secret@chat.example/x' }],
  ['ALARM_SMTP_HOST', { ALARM_EMAIL: 'duty@b.example' }],
  ['MAIL_REPLY_TO', { MAIL_REPLY_TO: 'everybody' }],
])('names %s when it is invalid', (name, env) => {
  expect(() => readConfig(env, '/')).toThrow(name)
})

it('says which numbers a setting takes', () => {
  for (const given of ['20', '50.5', 'x'])
    expect(() => readConfig({ RATE_MB_PER_HOUR: given }, '/')).toThrow(
      'RATE_MB_PER_HOUR: expected a whole number from 32 to 1000000',
    )
})

it('names all invalid settings at once without repeating their values', () => {
  const wrong = { MAIL_PORT: 'x', ADMIN_TOKEN: 'secret', LOG_LEVEL: 'loud' }
  expect(() => readConfig(wrong, '/')).toThrow(/MAIL_PORT[^]*ADMIN_TOKEN[^]*LOG_LEVEL/)
  expect(() => readConfig(wrong, '/')).not.toThrow(/secret/)
})
