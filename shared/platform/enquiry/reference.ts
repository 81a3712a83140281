/**
 * The reference of an enquiry for people, such as `3F92-A1C7`: visitors see it after sending, and the staff in the mail. It
 * is part of the id that the mail service gives to an enquiry, in capitals.
 * @returns undefined for a text that is not such an id.
 */
export function referenceOf(id: string): string | undefined {
  const [, first, second] = /^[0-9a-z]{9}-[kc]([0-9a-f]{4})([0-9a-f]{4})[0-9a-f]{24}$/.exec(id) ?? []
  return first && second && `${first}-${second}`.toUpperCase()
}
