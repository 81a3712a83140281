/**
 * Makes something when it is first needed, and then keeps it. For objects of `Intl`: the first one of a page loads the
 * browser's language data, which takes 50 ms on a slow phone, so none is made before a page needs it.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
