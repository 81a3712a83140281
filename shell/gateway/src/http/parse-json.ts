/** The value of a JSON text, or undefined if the text is not JSON. Callers refuse it in their own words. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The error is dropped: the caller decides what to tell the sender.
    return undefined
  }
}
