import { z } from 'zod'
import { ports } from '@virida/shared/platform/config/ports'
import { readSettings } from '@virida/shared/platform/config/settings'

/** Milliseconds until the service must have answered. */
const answerTimeout = 120_000

const schema = z.object({
  MAIL_URL: z.url().default(`http://127.0.0.1:${ports.mail}`),
  ADMIN_TOKEN: z.string('required: the token of the running service'),
})

/**
 * `npm run send-again -w mail-service [quarantined]`: makes a running service send all refused (or all quarantined)
 * enquiries again.
 */
try {
  const { MAIL_URL, ADMIN_TOKEN } = readSettings('send-again', schema, process.env)
  const state = process.argv[2] ?? 'dead'
  const url = new URL(`/admin/api/requeue?state=${encodeURIComponent(state)}`, MAIL_URL)
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
    // A redirect would turn the request into one that sends nothing again.
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeout),
  })
  if (!response.ok)
    throw new Error(
      `Calling ${url.href}: status ${response.status}. Check MAIL_URL, ADMIN_TOKEN and ADMIN_ALLOW`,
    )
  const { count } = (await response.json()) as { count: number }
  process.stdout.write(`${count} ${count === 1 ? 'enquiry' : 'enquiries'} will be sent again\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
