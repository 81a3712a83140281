import { randomBytes, randomInt } from 'node:crypto'
import { endpoint, headers } from '@virida/shared/platform/enquiry/api'
import { pixel } from '../testing/enquiries'

export type Enquiry = { marker: string; body: string; acknowledged?: string }

/** Makes an enquiry of 2 KB to 1.5 MB with a marker in its subject. */
export function makeEnquiry(marker: string): Enquiry {
  const bytes = randomInt(3) === 0 ? 0 : randomInt(1_000, 1_100_000)
  const content = Buffer.concat([pixel, randomBytes(bytes)]).toString('base64')
  return {
    marker,
    body: JSON.stringify({
      subject: `Chaos ${marker}`,
      body: `<p>${marker} ${'enquiry '.repeat(240)}</p>`,
      ...(bytes ? { files: [{ filename: 'photo.png', content }] } : {}),
    }),
  }
}

/**
 * Sends an enquiry once. Like a form, it only looks at the status.
 * @returns the status, or 0 when there was no answer.
 */
export async function send(url: string, enquiry: Enquiry): Promise<number> {
  try {
    const response = await fetch(url + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [headers.idempotencyKey]: enquiry.marker },
      body: enquiry.body,
      signal: AbortSignal.timeout(30_000),
    })
    const answer = (await response.json()) as { id?: string }
    if (response.status === 200 && answer.id) enquiry.acknowledged ??= answer.id
    return response.status
  } catch {
    // The process was killed during the request. The caller sends it again.
    return 0
  }
}
