import { gatewaySettings } from './settings'

it('refuses a port of the mail service that the gateway cannot know', () => {
  const result = gatewaySettings.safeParse({ MAIL_PORT: '0' })
  expect(result.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)).toEqual([
    expect.stringMatching(/^MAIL_PORT: the gateway cannot know/),
  ])
})

it('takes the address of a mail service whose port is its own choice', () => {
  const settings = gatewaySettings.parse({ MAIL_PORT: '0', MAIL_URL: 'http://mail.example.com:3001/' })
  expect(settings.mailUrl).toBe('http://mail.example.com:3001')
})

it.each([
  ['TLS_CERTIFICATE', 'TLS_KEY'],
  ['TLS_KEY', 'TLS_CERTIFICATE'],
])('refuses %s without %s', (given, missing) => {
  const result = gatewaySettings.safeParse({ [given]: '/etc/ssl/virida.pem' })
  expect(result.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)).toEqual([
    `${missing}: the gateway cannot use ${given} alone; name both files, or neither`,
  ])
})
