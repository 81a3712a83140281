import { madeOnce } from './made-once'

/** A day in words, such as "November 22, 2026", in the time zone of the device. */
export const dayFormat = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }))
