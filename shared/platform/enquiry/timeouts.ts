/**
 * How long each program on the way of an enquiry waits for the next one, in ms. Each waits longer than the one that it
 * waits for, so that the visitor learns the reason and not only that nothing has happened.
 */
export const timeouts = {
  /** An enquiry waits for space and for its turn in the mail service. Afterwards it is read and stored within seconds. */
  turn: 10_000,
  /** The gateway waits for the answer of the mail service after the last byte of the request. */
  gateway: 15_000,
  /** A form waits for the answer of the gateway, or for progress of what it sends. */
  form: 20_000,
} as const
