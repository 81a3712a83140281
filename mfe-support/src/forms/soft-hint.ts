import type { FormField } from './definition'

/** Says when a mail address or phone number looks mistyped. It never blocks: there is no format rule. */
export function softHint(kind: FormField['kind'], value = ''): string | undefined {
  const text = value.trim().slice(0, 400)
  if (!text) return undefined
  if (kind === 'email' && !isLikeEmail(text))
    return 'This does not look like a complete e-mail address. You can send it as it is.'
  if (kind === 'tel' && (text.match(/\d/g)?.length ?? 0) < 10)
    return 'This looks shorter than a phone number with its area code. You can send it as it is.'
  return undefined
}

/** Whether a text is like `a@b.cc`: an "@" after a character, later a dot with two characters after it, no space. */
function isLikeEmail(text: string): boolean {
  const at = text.indexOf('@', 1)
  const dot = text.lastIndexOf('.', text.length - 3)
  return at > 0 && dot > at + 1 && !/\s/.test(text)
}
