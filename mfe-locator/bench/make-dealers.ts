import type { Dealer } from '../src/dealers/dealer'

/**
 * Makes any number of dealers: the real ones first, then copies of them, scattered around them. Every run
 * makes the same dealers.
 */
export function makeDealers(dealers: readonly Dealer[], count: number): Dealer[] {
  let seed = 1
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, (_, index) => {
    const original = dealers[index % dealers.length]
    if (!original) throw new Error('Cannot make dealers: the list to copy from is empty')
    if (index < dealers.length) return original
    const number = Math.floor(index / dealers.length)
    return {
      ...original,
      id: `${original.id}-${number}`,
      name: `${original.name} ${number}`,
      lat: original.lat + (random() - 0.5) * 0.6,
      lng: original.lng + (random() - 0.5) * 0.6,
    }
  })
}
