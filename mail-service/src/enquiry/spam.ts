import type { SpamReason } from './stored-enquiry'

export type SpamSettings = { minElapsed: number; maxLinks: number }
export type FormSigns = { elapsed?: string | undefined; trap?: string | undefined }

const link = /https?:\/\/|\bwww\./gi

/**
 * Signs of a machine. Both headers are optional: an enquiry without them is judged by its text alone.
 * @param text Plain text of the enquiry.
 * @returns Why a person should look at it first, or nothing.
 */
export function spamReason(text: string, signs: FormSigns, settings: SpamSettings): SpamReason | undefined {
  if (signs.trap !== undefined && signs.trap !== '' && signs.trap !== '0') return 'trap'
  if (signs.elapsed && /^\d{1,12}$/.test(signs.elapsed) && Number(signs.elapsed) < settings.minElapsed)
    return 'too_fast'
  if ((text.match(link)?.length ?? 0) > settings.maxLinks) return 'links'
  return undefined
}
