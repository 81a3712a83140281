/**
 * Which tab a key selects, by the WAI-ARIA Authoring Practices for horizontal tabs. Arrow keys wrap at both ends.
 * @param at Index of the selected tab.
 * @returns The index of the tab to select, or undefined for any other key.
 */
export function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
