import type { SpamReason } from './stored-enquiry'

export type SpamSettings = {
  /** Milliseconds. A form that is sent sooner was filled in by a program. */
  minElapsed: number
  maxLinks: number
  /** Whether enquiries with a sign of spam are kept in quarantine instead of being delivered. */
  withhold: boolean
  /** Bytes of enquiries in quarantine. When they have reached this size, further ones with a sign of spam are delivered. */
  mostWithheld: number
}
/** Values of the X-Form-Elapsed and X-Form-Trap headers. Without them, only the text is checked. */
export type FormSigns = { elapsed?: string | undefined; trap?: string | undefined }

const link = /https?:\/\/|\bwww\./gi

/**
 * Looks for signs of spam.
 * @param text Subject and plain text of the enquiry.
 * @returns The first sign found, or undefined.
 */
export function spamReason(
  text: string,
  signs: FormSigns,
  settings: Pick<SpamSettings, 'minElapsed' | 'maxLinks'>,
): SpamReason | undefined {
  if (signs.trap !== undefined && signs.trap !== '' && signs.trap !== '0') return 'trap'
  if (signs.elapsed && /^\d{1,12}$/.test(signs.elapsed) && Number(signs.elapsed) < settings.minElapsed)
    return 'too_fast'
  if ((text.match(link)?.length ?? 0) > settings.maxLinks) return 'links'
  return undefined
}
