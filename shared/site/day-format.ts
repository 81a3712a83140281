/** A day in words, such as "November 22, 2026", in the time zone of the device. */
export const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
