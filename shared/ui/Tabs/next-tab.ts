/**
 * The tab that a key leads to (WAI-ARIA Authoring Practices, tabs, horizontal): arrows go round at the ends.
 * @returns its place in the row, or nothing where the key is not one of ours.
 */
export function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
