/** The value of a JSON text, or undefined if the text is not JSON. Callers refuse it in their own words. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller knows what the sender may be told.
    return undefined
  }
}
