import type { Dealer } from '../src/dealers/dealer'

/** Any number of dealers, strewn around the real ones: the same crowd at every run. */
export function makeDealers(dealers: readonly Dealer[], count: number): Dealer[] {
  let seed = 1
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, (_, at) => {
    const near = dealers[at % dealers.length]
    if (!near) throw new Error('There is no dealer to multiply')
    if (at < dealers.length) return near
    const number = Math.floor(at / dealers.length)
    return {
      ...near,
      id: `${near.id}-${number}`,
      name: `${near.name} ${number}`,
      lat: near.lat + (random() - 0.5) * 0.6,
      lng: near.lng + (random() - 0.5) * 0.6,
    }
  })
}
