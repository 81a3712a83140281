const query = () => window.matchMedia('(width >= 1024px)')

/** Whether the window has the desktop layout: 1024 px or wider. */
export const isDesktop = () => query().matches

/** Calls the listener when the window changes from one layout to the other. */
export function onDesktopChange(listener: (isDesktop: boolean) => void, signal: AbortSignal) {
  query().addEventListener('change', ({ matches }) => listener(matches), { signal })
}
