const query = () => window.matchMedia('(width >= 1024px)')

/** Whether the window has the desktop layout (specification: at 1024 px and above). */
export const isDesktop = () => query().matches

/** Calls back when the window crosses the border between the two layouts. */
export function onDesktopChange(listener: (isDesktop: boolean) => void, signal: AbortSignal) {
  query().addEventListener('change', ({ matches }) => listener(matches), { signal })
}
