/** Settings for delivering to a relay on this machine. */
export const relayEnv = (port: number | string) => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_TLS: 'none',
  MAIL_TO: 'staff@virida.example.com',
  MAIL_FROM: 'website@virida.example.com',
})

/** Settings without a rate limit, which the single client of a test or benchmark would exceed. */
export const unlimitedRate = { RATE_PER_MINUTE: '0', RATE_PER_HOUR: '0', RATE_ALARM_PER_HOUR: '0' }
