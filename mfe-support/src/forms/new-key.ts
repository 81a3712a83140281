/** A key that nobody else makes: 128 random bits in hex. `crypto.randomUUID` is missing where a site has no TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
