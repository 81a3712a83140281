/** A random idempotency key: 128 bits in hex. `crypto.randomUUID` does not exist on sites without TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
